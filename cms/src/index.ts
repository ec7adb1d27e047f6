import type { Core } from '@strapi/strapi';
import { provision } from './bootstrap';
import { offerContentCheck } from './content-check/route';
import { requireAlternativeTexts } from './editing/alternative-texts';
import { refuseActiveSvg } from './editing/safe-svg';
import { keepPlansTrue, startSchedule } from './editing/schedule';
import { keepOneSubscriberPerAddress } from './forms/one-subscriber-per-address';
import { followRenames } from './redirects/follow-renames';
import { guardRedirects } from './redirects/guard-redirects';
import { redirectFromLog } from './redirects/not-found-log';
import { watchChanges } from './webhooks/changes';
import { guardDeliveries } from './webhooks/deliveries';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    keepOneSubscriberPerAddress(strapi);
    guardRedirects(strapi);
    followRenames(strapi);
    redirectFromLog(strapi);
    watchChanges(strapi);
    // After it: a change that is refused is not waited for.
    keepPlansTrue(strapi);
    requireAlternativeTexts(strapi);
    offerContentCheck(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    guardDeliveries(strapi);
    refuseActiveSvg(strapi);
    await provision(strapi);
    startSchedule(strapi);
  },
};
