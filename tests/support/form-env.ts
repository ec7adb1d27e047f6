import { vi } from 'vitest';
import type {} from '@/lib/server/cms/content';
import type {} from '@/lib/server/limits/rate-limit';
import type {} from '@/lib/server/revalidation/site-copies';

const REQUIRED = {
  CONTENT_API_URL: 'https://cms.example',
  CONTENT_API_TOKEN: 'a-token-of-the-tests',
  FORM_SECRET: 'a-secret-of-the-tests',
};

/** Sets the environment and drops what was read of it before: import what is tested after this. */
export function setEnvironment(variables: Record<string, string> = {}): void {
  vi.unstubAllEnvs();
  vi.resetModules();
  delete globalThis.sharedState?.backgroundClient;
  delete globalThis.sharedState?.limits;
  delete globalThis.sharedState?.redis;
  delete globalThis.sharedState?.copies;
  for (const [name, value] of Object.entries({ ...REQUIRED, ...variables })) {
    vi.stubEnv(name, value);
  }
}
