import type { Core } from '@strapi/strapi';
import { publicDir } from '../src/data-dir';
import { logFormat } from '../src/log-format';
import { readPort } from '../src/server-settings';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('HOST', '127.0.0.1'),
  port: readPort(env('PORT')),
  url: env('PUBLIC_URL', ''),
  proxy: { koa: env.bool('TRUST_PROXY', false) },
  app: { keys: env.array('APP_KEYS') ?? [] },
  dirs: { public: publicDir(env('DATA_DIR')) },
  logger: {
    config: { level: env('LOG_LEVEL', 'warn'), format: logFormat },
    updates: { enabled: false },
    startup: { enabled: false },
  },
});
