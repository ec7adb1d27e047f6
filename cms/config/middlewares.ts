import type { Core } from '@strapi/strapi';

export default ({ env }: Core.Config.Shared.ConfigParams) => [
  'strapi::logger',
  'strapi::errors',
  'global::safe-uploads',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: env.array('CORS_ORIGINS', ['*']) } },
  'global::form-size',
  'strapi::query',
  // Long articles arrive from the admin as JSON, well above the default of 1 MB's headroom for
  // nested blocks; uploads are multipart and have their own limit.
  {
    name: 'strapi::body',
    config: { jsonLimit: '2mb', formLimit: '256kb', textLimit: '256kb', formidable: { maxFileSize: 200 * 1024 * 1024 } },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
