import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::global-entity.global-entity');
