import type { Core } from '@strapi/strapi';
import { provision } from './bootstrap';

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await provision(strapi);
  },
};
