import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::global-entity.global-entity');
