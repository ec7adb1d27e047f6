import type { Core } from '@strapi/strapi';
import { provideAdminUser } from './admin-user';
import { provideApiToken } from './api-token';
import { provideEditorViews } from './editor-views';
import { provideRoles } from './roles';
import { seedOnce } from './seed';
import { provideUploadSettings } from './upload-settings';
import { provideWebhook } from './webhook';

export async function provision(strapi: Core.Strapi): Promise<void> {
  await provideApiToken(strapi);
  await seedOnce(strapi);
  // After it: images of the sample would be encoded again to be turned.
  await provideUploadSettings(strapi);
  await provideAdminUser(strapi);
  await provideWebhook(strapi);
  await provideRoles(strapi);
  await provideEditorViews(strapi);
}
