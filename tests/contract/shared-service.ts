import type { TestProject } from 'vitest/node';
import type { RunningCms } from '../../cms/scripts/boot.mjs';
import { bootService } from './service';

/** What another process needs to know of a content service. */
export type SharedService = Pick<RunningCms, 'url' | 'token' | 'adminEmail' | 'adminPassword'>;

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * An `empty` content service that several files use at the same time, which saves a boot for each. A
     * file that uses it looks at nothing but the entries that it has written.
     */
    sharedService: SharedService;
  }
}

/** Boots it before the first file, and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const service = await bootService('empty');
  const { url, token, adminEmail, adminPassword } = service;
  project.provide('sharedService', { url, token, adminEmail, adminPassword });
  return service.stop;
}
