import { expect, test } from 'vitest';
import { PNG } from '../../tests/support/png';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { sharedCms } from './support/cms';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';
const ARTICLE_TYPE = 'api::article-type.article-type';
const MENU = 'api::menu.menu';
const ADDRESS = 'admin@example.com';

const articles = `/content-manager/collection-types/${ARTICLE}`;
const types = `/content-manager/collection-types/${ARTICLE_TYPE}`;

const cms = await sharedCms();
const admin = await createEditor(cms);
const author = await joinStaff(cms, admin, 'strapi-author', 'nosy-author');
const sales = await joinStaff(cms, admin, 'site-sales', 'nosy-sales');

test('of a colleague who made an entry, staff learn the name: no password, no address', async () => {
  const { documentId } = await admin.create(ARTICLE_TYPE, {
    type: 'news',
    label: 'By a colleague',
  });
  const file = await admin.upload('by-a-colleague.png', { alternativeText: 'A dot' }, PNG);
  const offered = `/content-manager/relations/${ARTICLE}/article_types`;
  for (const target of [
    `${offered}?populate=createdBy`,
    `${offered}?populate[createdBy][fields]=password`,
    `${offered}?filters[createdBy][email][$startsWith]=a`,
    `${types}?filters[createdBy][email][$startsWith]=a`,
    `${types}?filters[$or][0][updatedBy][email][$startsWith]=a`,
    `${types}?filters[createdBy][password][$startsWith]=a`,
    `${types}?filters[createdBy][resetPasswordToken][$notNull]=true`,
    `${types}?filters[createdBy][roles][code]=strapi-super-admin`,
    `${types}?sort=createdBy.email:asc`,
    `${types}?sort[createdBy][email]=asc`,
    `${types}?populate[createdBy][filters][email][$startsWith]=a`,
    `${types}?populate[createdBy][fields]=email`,
    `${articles}?filters[article_types][createdBy][email][$startsWith]=a`,
    '/upload/files?filters[createdBy][email][$startsWith]=a',
    '/upload/folders?filters[createdBy][email][$startsWith]=a',
  ]) {
    const answer = await author.request('GET', target).then(JSON.stringify, String);
    expect(answer, target).toMatch(/: 403 /);
  }
  for (const target of [
    `${types}?filters[label]=By a colleague`,
    `${types}?filters[createdBy][id][$notNull]=true&filters[label]=By a colleague`,
    `${types}/${documentId}`,
    `/upload/files/${file.id}`,
    `/upload/files?populate=createdBy&filters[id]=${file.id}`,
  ]) {
    const answer = JSON.stringify(await author.request('GET', target));
    expect(answer, target).toContain('"firstname":"Site"');
    expect(answer, target).not.toContain(ADDRESS);
  }
  const own = await author.create(ARTICLE, { title: 'By myself' });
  const publish = (sort: string) =>
    author.request('POST', `${articles}/actions/bulkFindForValidation`, {
      ...{ documentIds: [own.documentId], sort },
    });
  await expect(publish('createdBy.email:asc')).rejects.toThrow(/: 403 /);
  expect(await publish('title:ASC')).toMatchObject({ results: [{ title: 'By myself' }] });
  await admin.remove(ARTICLE, own.documentId);
  await admin.remove(ARTICLE_TYPE, documentId);
});

test('no query reaches past Strapi for a column of the account of a colleague', async () => {
  await admin.request('POST', '/upload/folders', { name: 'By the admin', parent: null });
  const offered = `/content-manager/relations/${ARTICLE}/article_types`;
  const joined = 'where[createdBy][id][$notNull]=true';
  for (const query of [
    `${joined}&where[t1.password][$startsWith]=$2`,
    `${joined}&where[$and][0][t1.password][$startsWith]=$2`,
    'where[createdBy][reset_password_token][$null]=true',
    `${joined}&select[0]=t1.password as name`,
    'orderBy=name',
    'groupBy=name',
    'filters[createdBy][id][$notNull]=true&fields=t1.password as name',
    'populate[createdBy][fields][0]=t0.password as username',
    'populate[createdBy][fields]=id,reset_password_token as username',
    'populate[folder][populate][createdBy][fields][0][0]=password AS username',
  ]) {
    for (const list of ['/upload/folders', '/upload/folders/1', '/upload/files', types, offered]) {
      const answer = await author.request('GET', `${list}?${query}`).then(JSON.stringify, String);
      expect(answer, `${list}?${query}`).toMatch(/: 403 /);
    }
  }
  const named = 'filters[name]=By the admin&fields=id,name&populate[createdBy][fields]=username';
  const folders = await author.request('GET', `/upload/folders?${named}`);
  expect(folders).toMatchObject({ data: [{ name: 'By the admin' }] });
});

test('a relation that a role may not read is refused as such', async () => {
  const { documentId } = await admin.create(ARTICLE_TYPE, { type: 'news', label: 'Related' });
  for (const [staff, path, status] of [
    [author, `${ARTICLE_TYPE}/articles`, 403],
    [author, `${ARTICLE_TYPE}/articles?id=${documentId}`, 403],
    [author, `${ARTICLE_TYPE}/${documentId}/articles`, 403],
    [author, `${ARTICLE}/createdBy`, 403],
    [author, `${MENU}/parent`, 403],
    [author, 'plugin::upload.file/related', 403],
    [sales, `${ARTICLE}/article_types`, 403],
    [author, 'constructor/constructor', 404],
  ] as const) {
    const answer = staff.request('GET', `/content-manager/relations/${path}`);
    await expect(answer, path).rejects.toThrow(new RegExp(`: ${status} `));
  }
  await admin.remove(ARTICLE_TYPE, documentId);
});

test('whether an address is taken learns only who may write such entries', async () => {
  const { documentId } = await admin.create(ARTICLE, { title: 'Taken', slug: 'taken-in-secret' });
  const ask = (staff: Editor, contentTypeUID: string) =>
    Promise.all([
      staff.request('POST', '/content-manager/uid/check-availability', {
        ...{ contentTypeUID, field: 'slug', value: 'taken-in-secret' },
      }),
      staff.request('POST', '/content-manager/uid/generate', {
        ...{ contentTypeUID, field: 'slug', data: { title: 'Taken in secret' } },
      }),
    ]);
  await expect(ask(sales, ARTICLE)).rejects.toThrow(/: 403 /);
  await expect(ask(author, 'api::service-page.service-page')).rejects.toThrow(/: 403 /);
  // Who writes articles needs an address that is free.
  expect(await ask(author, ARTICLE)).toMatchObject([{ isAvailable: false }, {}]);
  await admin.remove(ARTICLE, documentId);
});
