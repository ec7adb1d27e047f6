import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::free-quote.free-quote');
