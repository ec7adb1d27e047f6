// The environment of a command: what is set, then `.env.local`, then `.env`, then the defaults.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Reads the environment; what is set outside wins over the files. */
export function loadEnvironment(root) {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
  const env = { ...process.env };
  env.PORT ||= '3000';
  env.NEXT_TELEMETRY_DISABLED ??= '1';
  env.SITE_URL ||= `http://localhost:${env.PORT}`;
  return env;
}
