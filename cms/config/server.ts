import type { Core } from '@strapi/strapi';
import { publicDir } from '../src/data-dir';
import { logFormat } from '../src/log-format';
import { readAddress, readFlag, readHost, readLogLevel, readPort } from '../src/server-settings';

/** Longer than proxies and balancers keep an idle connection: what staff save as it ends would fail. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: readHost(),
  port: readPort('PORT', 1337),
  url: readAddress('PUBLIC_URL'),
  // Of the addresses that a request says it came from, what stands before the last one is the client's own invention.
  proxy: { koa: readFlag('TRUST_PROXY', false), maxIpsCount: 1 },
  http: { serverOptions: { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS } },
  app: { keys: env.array('APP_KEYS') ?? [] },
  dirs: { public: publicDir(env('DATA_DIR')) },
  logger: {
    config: { level: readLogLevel(env('LOG_LEVEL')), format: logFormat },
    updates: { enabled: false },
    startup: { enabled: false },
  },
});
