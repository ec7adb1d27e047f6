import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::company-profile.company-profile');
