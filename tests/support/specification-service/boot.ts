import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { ENTRIES, FILES } from './entries';
import { CONTENT_TYPES, FORM_TYPES } from './schema';
import { writeApp } from './write-app';

const SAMPLE_MEDIA = path.resolve(import.meta.dirname, '../../../cms/seed/media');
const TOKEN = 'the-one-token-of-the-specification';
const LOG_TAIL = 4000;

export type SpecificationService = { url: string; token: string; stop(): Promise<void> };

/**
 * Starts a real Strapi that has the content types of the specification and nothing else, with a few
 * entries. Its token may read what visitors see and create what they send.
 *
 * @param port Default: a free one.
 * @throws {Error} with the end of the log when it stops instead of listening.
 */
export async function bootSpecificationService(port?: number): Promise<SpecificationService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'specification-service-'));
  await writeApp(folder);
  for (const [name, { source }] of Object.entries(FILES)) {
    await copyFile(path.join(SAMPLE_MEDIA, source), path.join(folder, 'public', 'uploads', name));
  }
  const ownPort = port ?? (await freePort());
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run-app.mjs')], {
    cwd: folder,
    // Settings of the developer's own content service must not reach this one.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(ownPort), ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  child.send({ token: TOKEN, permissions: permissions(), entries: ENTRIES, files: files() });
  try {
    await untilListening(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${ownPort}`, token: TOKEN, stop };
}

const QUIET = { STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_EE: 'true' };

function untilListening(child: ChildProcess): Promise<void> {
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log = (log + chunk).slice(-LOG_TAIL);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () =>
      reject(new Error(`The content service stopped while booting:\n${log}`)),
    );
  });
}

function files() {
  return Object.entries(FILES).map(([name, { mime, width, height }]) => ({
    name,
    mime,
    width,
    height,
  }));
}

function permissions(): string[] {
  return Object.entries(CONTENT_TYPES).flatMap(([name, { isSingle }]) => {
    const uid = `api::${name}.${name}`;
    if (FORM_TYPES.includes(name)) return [`${uid}.create`];
    // The specification reads categories as a tree only.
    if (name === 'category') return [`${uid}.buildTree`];
    return isSingle ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`];
  });
}
