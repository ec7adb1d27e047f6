// Finds a Java for the HTML checker, or installs one.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian.mjs';
import { run } from './processes.mjs';
import { step, writeLine } from './steps.mjs';

const MIN_VERSION = 11;

/** Path of a Java that can run the checker, or null. */
export async function findJava() {
  const candidates = [
    process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin', 'java') : undefined,
    '/usr/bin/java',
    '/opt/homebrew/opt/openjdk/bin/java',
    'java',
  ].filter((candidate) => candidate !== undefined);
  for (const java of candidates) {
    if (path.isAbsolute(java) && !existsSync(java)) continue;
    try {
      const log = await run(java, ['-version'], { what: 'java -version' });
      const version = /version "(\d+)/.exec(log)?.[1];
      if (Number(version) >= MIN_VERSION) return java;
    } catch {
      // Named, but not there, or only a sign that says where to get one.
    }
  }
  return null;
}

/** Installs Debian's Java where there is none; the check that needs it says so if that fails. */
export async function ensureJava() {
  if (await findJava()) return;
  try {
    await step('Installing Java for the HTML checker', () =>
      installDebianPackages(['default-jre-headless']),
    );
  } catch {
    writeLine('No Java could be installed: the HTML cannot be checked.');
  }
}
