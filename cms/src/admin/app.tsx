// The admin's own screens and settings; built into the panel by `npm run build`.
import type { StrapiApp } from '@strapi/strapi/admin';
import { addContentCheck } from './content-check';

export default {
  config: { locales: [] },
  register(app: StrapiApp) {
    addContentCheck(app);
  },
  bootstrap() {},
};
