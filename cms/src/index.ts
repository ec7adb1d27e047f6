import type { Core } from '@strapi/strapi';
import { provision } from './bootstrap';
import { keepOneSubscriberPerAddress } from './forms/one-subscriber-per-address';
import { watchChanges } from './webhooks/changes';
import { guardDeliveries } from './webhooks/deliveries';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    keepOneSubscriberPerAddress(strapi);
    watchChanges(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    guardDeliveries(strapi);
    await provision(strapi);
  },
};
