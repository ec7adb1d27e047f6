import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { dataDir } from '../src/data-dir';
import { readCount, readDatabaseUrl, readFlag, readPort } from '../src/server-settings';
import { setUpSqlite } from '../src/set-up-sqlite';

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const client = env('DATABASE_CLIENT', 'sqlite');
  const shared = {
    // The message of a failed statement would quote what a visitor wrote, and is logged.
    compileSqlOnError: false,
  };

  if (client === 'sqlite') {
    return {
      connection: {
        client,
        connection: { filename: path.join(dataDir(env('DATA_DIR')), 'content.db') },
        useNullAsDefault: true,
        pool: { afterCreate: setUpSqlite },
        ...shared,
      },
    };
  }
  if (client !== 'postgres') {
    throw new Error(`DATABASE_CLIENT must be "sqlite" or "postgres", not "${client}"`);
  }

  const min = readCount('DATABASE_POOL_MIN', 2, 0);
  const connectionString = readDatabaseUrl();
  const ssl = readFlag('DATABASE_SSL', false) && {
    rejectUnauthorized: readFlag('DATABASE_SSL_REJECT_UNAUTHORIZED', true),
  };
  return {
    connection: {
      client,
      connection: {
        ...(connectionString
          ? { connectionString }
          : {
              host: env('DATABASE_HOST', '127.0.0.1'),
              port: readPort('DATABASE_PORT', 5432),
              database: env('DATABASE_NAME', 'content'),
              user: env('DATABASE_USERNAME', 'content'),
              password: env('DATABASE_PASSWORD', ''),
            }),
        schema: env('DATABASE_SCHEMA', 'public'),
        ssl,
      },
      pool: { min, max: readCount('DATABASE_POOL_MAX', Math.max(min, 10), Math.max(min, 1)) },
      ...shared,
    },
  };
};
