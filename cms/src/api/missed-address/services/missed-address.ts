import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::missed-address.missed-address');
