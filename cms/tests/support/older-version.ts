import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { isRecord } from '../../src/is-record';
import type { TestCms } from './cms';

const require = createRequire(path.resolve(import.meta.dirname, '../../package.json'));

/** Types that had no drafts in earlier versions, by their tables. */
const TYPES = {
  company_profiles: 'api::company-profile.company-profile',
  qnas: 'api::qna.qna',
  services: 'api::service.service',
  teams: 'api::team.team',
};
const SCHEMA = 'strapi_content_types_schema';
const row = z.object({ value: z.string() });
const schema = z.record(
  z.string(),
  z.looseObject({
    options: z.looseObject({}).optional(),
    attributes: z.record(z.string(), z.unknown()).optional(),
  }),
);

/** What an earlier version did not know of types that it had. */
const UNKNOWN_FIELDS = [
  ['api::company-profile.company-profile', 'accentColor'],
  ['api::qna.qna', 'order'],
] as const;
const storedView = z.looseObject({
  settings: z.looseObject({ defaultSortBy: z.string() }),
  metadatas: z.record(z.string(), z.unknown()),
  layouts: z.object({
    list: z.array(z.string()),
    edit: z.array(z.array(z.looseObject({ name: z.string() }))),
  }),
});

/** Makes the database of a service that has stopped the one of an earlier version, without these drafts. */
export function undoDrafts(dataDir: string): void {
  const Database = require('better-sqlite3');
  const database = new Database(path.join(dataDir, 'content.db'));
  const settings = 'strapi_core_store_settings';
  const stored = database.prepare(`select value from ${settings} where key = ?`).get(SCHEMA);
  const types = schema.parse(JSON.parse(row.parse(stored).value));
  for (const [table, uid] of Object.entries(TYPES)) {
    database.prepare(`delete from ${table} where published_at is null`).run();
    const type = types[uid];
    if (type) type.options = { ...type.options, draftAndPublish: false };
  }
  database
    .prepare(`update ${settings} set value = ? where key = ?`)
    .run(JSON.stringify(types), SCHEMA);
  database.close();
}

/** Has authors read what is in a collection, as an earlier version granted it. */
export function grantCollections(dataDir: string): void {
  const Database = require('better-sqlite3');
  const database = new Database(path.join(dataDir, 'content.db'));
  const widen = (column: string) =>
    `set ${column} = replace(${column}, '"IsDarkCover"', '"IsDarkCover","articles"')`;
  for (const statement of [
    `update strapi_core_store_settings ${widen('value')} where key like '%role strapi-author'`,
    `update admin_permissions ${widen('properties')} where subject = 'api::article-type.article-type'`,
  ]) {
    if (database.prepare(statement).run().changes === 0) throw new Error(`Nothing to ${statement}`);
  }
  database.close();
}

/**
 * What a start of an older version leaves in the database of a service that has stopped: it knew no
 * vacancies, no changes of a company, no accent colour, no order of questions, and no managers, whose note it leaves
 * as it is.
 */
export function runOlderVersion(dataDir: string): void {
  const Database = require('better-sqlite3');
  const database = new Database(path.join(dataDir, 'content.db'));
  const settings = 'strapi_core_store_settings';
  const stored = database.prepare(`select value from ${settings} where key = ?`).get(SCHEMA);
  const types = schema.parse(JSON.parse(row.parse(stored).value));
  delete types['api::vacancy.vacancy'];
  for (const [uid, field] of UNKNOWN_FIELDS) {
    delete types[uid]?.attributes?.[field];
    const key = `plugin_content_manager_configuration_content_types::${uid}`;
    const found = database.prepare(`select value from ${settings} where key = ?`).get(key);
    const view = withoutField(JSON.parse(row.parse(found).value), field);
    database
      .prepare(`update ${settings} set value = ? where key = ?`)
      .run(JSON.stringify(view), key);
  }
  database
    .prepare(`update ${settings} set value = ? where key = ?`)
    .run(JSON.stringify(types), SCHEMA);
  for (const statement of [
    'drop table vacancies_cmps',
    'drop table vacancies',
    'drop table components_company_change',
    'alter table company_profiles drop column accent_color',
    'alter table qnas drop column "order"',
    // The schema is then compared with the tables that there are.
    'delete from strapi_database_schema',
    `delete from ${settings} where key like 'plugin_content_manager_configuration%::vacancy.vacancy'`,
    `delete from ${settings} where key like 'plugin_content_manager_configuration%::company.change'`,
    // Strapi goes through them in pages while it removes some, and leaves others.
    "delete from admin_permissions where subject = 'api::vacancy.vacancy' and id <> (select max(id) from admin_permissions where subject = 'api::vacancy.vacancy')",
    "delete from strapi_api_token_permissions where action like 'api::vacancy.vacancy.%'",
    "delete from strapi_api_token_permissions where action = 'api::menu.menu.tree'",
    `update admin_permissions set properties = replace(properties, '"accentColor",', '')`,
    `update ${settings} set value = replace(value, '"accentColor",', '') where key like '%role strapi-editor'`,
  ]) {
    if (database.prepare(statement).run().changes === 0 && !/^(drop|alter)/.test(statement)) {
      throw new Error(`Nothing to ${statement}`);
    }
  }
  database.close();
}

/** A view as Strapi stores it where the type has lost a field. */
function withoutField(stored: unknown, field: string) {
  const view = storedView.parse(stored);
  const { settings, metadatas, layouts } = view;
  delete metadatas[field];
  if (settings.defaultSortBy === field) settings.defaultSortBy = 'id';
  const edit = layouts.edit
    .map((cells) => cells.filter(({ name }) => name !== field))
    .filter((cells) => cells.length > 0);
  const list = layouts.list.filter((name) => name !== field);
  return { ...view, layouts: { list, edit } };
}

/** What visitors see of these types, without what a publication changes. */
export async function readShown(cms: TestCms): Promise<unknown> {
  const shown: unknown[] = [];
  for (const target of [
    'company-profile?populate[badges]=true&populate[memberships][populate]=logo',
    'qnas?sort=order',
    'services?populate[details][populate]=*&sort=type',
    'teams?populate=*&sort=order',
  ]) {
    shown.push((await cms.get(target)).body.data);
  }
  return withoutIds(shown);
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isRecord(value)) return value;
  const { id, updatedAt, publishedAt, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]));
}
