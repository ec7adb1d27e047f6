import type { Core } from '@strapi/strapi';
import { errorMessage } from './error-message';

/**
 * Logs what nobody waits for. Strapi starts reads of the database that it does not wait for, after a commit and while it
 * validates: if the database restarts then, the process would end.
 */
export function logRejections(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    strapi.log.error(`Failed in the background: ${errorMessage(reason)}`, {
      event: 'background-failed',
    });
  });
}
