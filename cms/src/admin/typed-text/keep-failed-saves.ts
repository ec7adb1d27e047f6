import { adminApi } from '@strapi/strapi/admin';
import { isRecord } from '../../is-record';
import { toRefusal } from './refusal';

const SAVES = ['createDocument', 'updateDocument', 'publishDocument'];
const OTHER_WRITES = ['unpublishDocument', 'discardDocument', 'deleteDocument'];

/**
 * What was typed stays in its form when it cannot be saved. After every save, also one that failed,
 * Strapi loads the entry again: a colleague's version, or an error page while the service restarts,
 * then replaces the form. And it counts a form as saved whose save did not reach the service.
 */
export function keepFailedSaves(): void {
  const keep = (isSave: boolean) => (name: string) =>
    [name, (definition: unknown) => keepForm(definition, isSave)] as const;
  const endpoints = Object.fromEntries([
    ...SAVES.map(keep(true)),
    ...OTHER_WRITES.map(keep(false)),
  ]);
  adminApi.enhanceEndpoints({ endpoints });
}

function keepForm(definition: unknown, isSave: boolean): void {
  if (!isRecord(definition)) return;
  const { invalidatesTags } = definition;
  definition.invalidatesTags = (result: unknown, error: unknown, ...rest: unknown[]) =>
    error || typeof invalidatesTags !== 'function' ? [] : invalidatesTags(result, error, ...rest);
  definition.transformErrorResponse = (error: unknown) => toRefusal(error, isSave);
  // It shows a save as done before it is, and puts the old text into the form when it fails.
  definition.onQueryStarted = undefined;
}
