import type { Core } from '@strapi/strapi';
import { provideAdminUser } from './admin-user';
import { provideApiToken } from './api-token';
import { seedOnce } from './seed';
import { provideWebhook } from './webhook';

export async function provision(strapi: Core.Strapi): Promise<void> {
  await provideApiToken(strapi);
  await seedOnce(strapi);
  await provideAdminUser(strapi);
  await provideWebhook(strapi);
}
