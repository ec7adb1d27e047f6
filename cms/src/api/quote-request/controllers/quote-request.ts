import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::quote-request.quote-request');
