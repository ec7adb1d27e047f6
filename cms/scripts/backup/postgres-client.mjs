// A connection of Node to the PostgreSQL database of the environment.

/** @typedef {import('./settings.mjs').PostgresSettings} PostgresSettings */

/** @param {PostgresSettings} settings */
export async function connect({ env, ssl }) {
  // By these PostgreSQL's own programs find it, and this client as well.
  Object.assign(process.env, env);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ ssl });
  await client.connect();
  return client;
}

/**
 * Refuses a database that its own programs reach and Node does not, before anything is written there.
 *
 * @param {PostgresSettings} settings
 */
export async function assertReachable(settings) {
  await (await connect(settings)).end();
}
