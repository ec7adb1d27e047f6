import type { Core } from '@strapi/strapi';
import { readCorsOrigins } from '../src/cors-origins';
import { MAX_UPLOAD_BYTES } from '../src/limits';
import { readSiteOrigin } from '../src/server-settings';

export default ({ env }: Core.Config.Shared.ConfigParams) => [
  'global::request-log',
  'global::refusal-words',
  'strapi::errors',
  'global::full-disk',
  'global::unfit-values',
  'global::safe-uploads',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        // The preview of a draft is the site in a frame.
        directives: { 'frame-src': ["'self'", readSiteOrigin(env('SITE_URL'))] },
      },
    },
  },
  {
    name: 'strapi::cors',
    config: {
      origin: readCorsOrigins(env('CORS_ORIGINS')),
      // A page of another origin never acts with the login of a member of staff.
      credentials: false,
    },
  },
  'global::password-reset',
  'global::form-size',
  'global::wait-for-site',
  'strapi::query',
  'global::query-groups',
  'global::staff-uploads',
  'global::long-bodies',
  {
    name: 'strapi::body',
    config: {
      // Room for articles with several blocks of 300 kB, from the admin.
      jsonLimit: '2mb',
      formLimit: '256kb',
      textLimit: '256kb',
      formidable: { maxFileSize: MAX_UPLOAD_BYTES },
    },
  },
  'global::remove-temporary-files',
  'global::deep-bodies',
  'global::unstorable-characters',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
