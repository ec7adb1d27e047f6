import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CALLS } from '../content-client/recorded-calls';
import { BOOT_TIMEOUT_MS, bootService, clientFor } from './service';

const FOLDER = new URL('../fixtures/cms/', import.meta.url);

// `RECORD_FIXTURES=1 npx vitest run tests/contract/recording.test.ts`, after the service changed.
test.runIf(process.env.RECORD_FIXTURES)(
  'the answers of every endpoint are recorded',
  async () => {
    const service = await bootService('consultancy');
    await mkdir(FOLDER, { recursive: true });
    for (const [name, call] of Object.entries(CALLS)) {
      const client = clientFor(service, {
        fetch: async (...request) => {
          const response = await fetch(...request);
          const answer = { status: response.status, body: await response.clone().json() };
          await writeFile(new URL(`${name}.json`, FOLDER), `${JSON.stringify(answer, null, 2)}\n`);
          return response;
        },
      });
      // Refusals are answers too.
      await call(client).catch(() => {});
    }
    await service.stop();
    expect(service.issues).toEqual([]);
  },
  BOOT_TIMEOUT_MS,
);
