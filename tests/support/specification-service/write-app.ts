import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Attributes, COMPONENTS, CONTENT_TYPES, type ContentType } from './schema';

const CMS = path.resolve(import.meta.dirname, '..', '..', '..', 'cms');

/** Settings of a content service without anything of ours: those that Strapi needs to start. */
const CONFIG = {
  server: `({ env }) => ({
    host: '127.0.0.1',
    port: env.int('PORT'),
    app: { keys: ['a', 'b'] },
    logger: { config: { level: 'warn' }, updates: { enabled: false }, startup: { enabled: false } },
  })`,
  admin: `() => ({
    serveAdminPanel: false,
    auth: { secret: 'secret-of-a-test' },
    apiToken: { salt: 'salt-of-a-test' },
    transfer: { token: { salt: 'salt-of-a-test' } },
    flags: { nps: false, promoteEE: false },
  })`,
  database: `() => ({
    connection: {
      client: 'sqlite',
      connection: { filename: '.tmp/content.db' },
      useNullAsDefault: true,
    },
  })`,
  api: `{ rest: { defaultLimit: 25, maxLimit: 100, withCount: true } }`,
  middlewares: JSON.stringify(
    ['logger', 'errors', 'security', 'cors', 'query', 'body', 'session', 'favicon', 'public'].map(
      (name) => `strapi::${name}`,
    ),
  ),
};

const TREE_ROUTE = `{
  routes: [{ method: 'GET', path: '/categories/build-tree', handler: 'category.buildTree' }],
}`;
/** Answers with the tree alone: the specification does not show an envelope. */
const TREE_CONTROLLER = `
const { createCoreController } = require('@strapi/strapi').factories;
module.exports = createCoreController('api::category.category', ({ strapi }) => ({
  async buildTree(ctx) {
    const rows = await strapi.documents('api::category.category').findMany({ populate: ['children'] });
    const below = new Set(rows.flatMap(({ children }) => children.map(({ documentId }) => documentId)));
    const branch = ({ documentId, name, slug, children }) => ({
      name, slug, children: children.map((child) => branch(rows.find((row) => row.documentId === child.documentId))),
    });
    ctx.body = rows.filter(({ documentId }) => !below.has(documentId)).map(branch);
  },
}));
`;

/** Writes a Strapi application with the types of the specification into an existing folder. */
export async function writeApp(folder: string): Promise<void> {
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  await mkdir(path.join(folder, 'public', 'uploads'), { recursive: true });
  await mkdir(path.join(folder, '.tmp'));
  await symlink(path.join(CMS, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  await write('package.json', JSON.stringify({ name: 'of-the-specification', private: true }));
  await write('src/index.js', 'module.exports = {};\n');
  for (const [name, source] of Object.entries(CONFIG)) {
    await write(`config/${name}.js`, `module.exports = ${source};\n`);
  }
  for (const [name, attributes] of Object.entries(COMPONENTS)) {
    await write(`src/components/${name.replace('.', '/')}.json`, componentSchema(name, attributes));
  }
  for (const [name, type] of Object.entries(CONTENT_TYPES)) {
    const folderOfType = `src/api/${name}`;
    await write(`${folderOfType}/content-types/${name}/schema.json`, typeSchema(name, type));
    for (const [kind, factory] of Object.entries(FACTORIES)) {
      await write(`${folderOfType}/${kind}/${name}.js`, coreOf(name, factory));
    }
  }
  await write('src/api/category/controllers/category.js', TREE_CONTROLLER);
  // Named to come before the core router, which would read `build-tree` as an id.
  await write('src/api/category/routes/01-tree.js', `module.exports = ${TREE_ROUTE};\n`);
}

const FACTORIES = {
  controllers: 'createCoreController',
  routes: 'createCoreRouter',
  services: 'createCoreService',
};

function coreOf(name: string, factory: string): string {
  return `module.exports = require('@strapi/strapi').factories.${factory}('api::${name}.${name}');\n`;
}

function typeSchema(
  name: string,
  { plural, isSingle, hasDrafts, attributes }: ContentType,
): string {
  return JSON.stringify({
    kind: isSingle ? 'singleType' : 'collectionType',
    collectionName: plural.replaceAll('-', '_'),
    info: { singularName: name, pluralName: plural, displayName: name },
    options: { draftAndPublish: hasDrafts ?? false },
    attributes,
  });
}

function componentSchema(name: string, attributes: Attributes): string {
  return JSON.stringify({
    collectionName: `components_${name.replaceAll(/[.-]/g, '_')}`,
    info: { displayName: name },
    attributes,
  });
}
