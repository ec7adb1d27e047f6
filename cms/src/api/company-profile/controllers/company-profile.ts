import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::company-profile.company-profile');
