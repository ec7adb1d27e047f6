import type { Core } from '@strapi/strapi';

/** Fields that look in the form like what they are; stored as plain numbers and texts. */
export function addCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    { name: 'year', type: 'integer', inputSize: { default: 4, isResizable: true } },
    { name: 'color', type: 'string', inputSize: { default: 6, isResizable: true } },
  ]);
}
