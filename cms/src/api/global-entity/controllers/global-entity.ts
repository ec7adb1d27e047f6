import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::global-entity.global-entity');
