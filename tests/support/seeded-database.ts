import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { bootCms } from '../../cms/scripts/boot.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { digest } from '../../scripts/lib/stamp.mjs';
import { listen } from './listen';

/** The packs of sample content: what they promise is tested for each. */
export const SAMPLE_PACKS = ['consultancy', 'logistics'] as const;
const PACKS = [...SAMPLE_PACKS, 'empty'] as const;

export type SamplePack = (typeof SAMPLE_PACKS)[number];
export type Pack = (typeof PACKS)[number];

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const TEMPLATES = path.join(ROOT, '.data', 'templates');
const SEED_SOURCES = ['package-lock.json', 'config', 'database', 'src', 'seed'];
/** Seeding takes about eight seconds on an idle machine, and much more on a busy one. */
const SEED_TIMEOUT_MS = 180_000;

/** Digest of all that the content of a fresh content service is made of. */
export function seedDigest(): string {
  return digest(path.join(ROOT, 'cms'), SEED_SOURCES).slice(0, 16);
}

/**
 * Seeds every pack that has no template yet, one after the other. Without it each process that needs one
 * at the same time would seed its own.
 */
export async function seedTemplates(): Promise<void> {
  for (const pack of PACKS) await ensureTemplate(pack);
}

/**
 * Fills a folder with the database, the files and the secrets of a content service that has just
 * seeded a pack. Only the first copy after a change of the sources boots one for it.
 *
 * @param dataDir Replaced if it exists.
 */
export async function copySeededDatabase(pack: Pack, dataDir: string): Promise<void> {
  const template = await ensureTemplate(pack);
  await rm(dataDir, { recursive: true, force: true });
  await cp(template, dataDir, { recursive: true });
}

async function ensureTemplate(pack: Pack): Promise<string> {
  const template = path.join(TEMPLATES, `${pack}-${seedDigest()}`);
  if (!existsSync(template)) await seed(pack, template);
  return template;
}

async function seed(pack: Pack, template: string): Promise<void> {
  await mkdir(TEMPLATES, { recursive: true });
  const outdated = (await readdir(TEMPLATES)).filter(
    (name) => name.startsWith(`${pack}-`) && !name.startsWith(path.basename(template)),
  );
  for (const name of outdated) {
    // Another process may delete the same one.
    await rm(path.join(TEMPLATES, name), { recursive: true, force: true });
  }
  const draft = await mkdtemp(`${template}-`);
  const site = await startCountingSite();
  const cms = await bootCms({
    port: await freePort(),
    dataDir: draft,
    env: { SEED_PACK: pack, REVALIDATE_URL: `${site.url}/api/revalidate` },
    timeout: SEED_TIMEOUT_MS,
  });
  await cms.stop();
  const calls = await site.close();
  // A first boot may have a site that is shown to visitors, and hundreds of entries to write.
  if (calls > 0) throw new Error(`The first boot with ${pack} announced ${calls} changes.`);
  // Another process may have been faster; its copy is as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
}

/** Takes the calls of a webhook, and says at its end how many there were. */
async function startCountingSite() {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end();
  });
  const port = await listen(server);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    return calls;
  };
  return { url: `http://127.0.0.1:${port}/api/revalidate`, close };
}
