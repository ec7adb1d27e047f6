import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a rendered page depends on, beside the build and the content. The token signs the URLs of images. */
const VARIABLES = [
  'CONTENT_API_TOKEN',
  'CONTENT_API_URL',
  'CONTENT_MEDIA_URL',
  'EMBEDDED_CODE_HOSTS',
  'NEXT_PUBLIC_TURNSTILE_SITE_KEY',
  'SITE_INDEXING',
  'SITE_URL',
  'TURNSTILE_SECRET_KEY',
  'VITALS_SAMPLE_PERCENT',
];

/** A name that copies have in common if each can send the pages that the other one has rendered. */
export function buildName(env: NodeJS.Dict<string>): string {
  const id = readFileSync(path.resolve(env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim();
  const settings = VARIABLES.map((name) => `${name}=${env[name] ?? ''}`).join('\n');
  const digest = createHash('sha256').update(`${id}\n${settings}\n${process.versions.v8}`);
  return digest.digest('hex').slice(0, 16);
}
