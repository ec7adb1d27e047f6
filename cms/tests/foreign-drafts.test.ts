import { expect, test } from 'vitest';
import { PNG } from '../../tests/support/png';
import { createEditor } from '../scripts/editor.mjs';
import { sharedCms } from './support/cms';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';
const ARTICLE_TYPE = 'api::article-type.article-type';

test('no relation leads authors to the drafts of their colleagues', async () => {
  const cms = await sharedCms();
  const admin = await createEditor(cms);
  const author = await joinStaff(cms, admin, 'strapi-author', 'curious-author');
  const file = await admin.upload('shared.png', { alternativeText: 'A dot' }, PNG);
  const type = await admin.create(ARTICLE_TYPE, { type: 'news', label: 'News', cover: file.id });
  const shared = { cover: file.id, article_types: { connect: [type.documentId] } };
  const secret = await admin.create(ARTICLE, { title: 'Secret', slug: 'secret', ...shared });
  const own = await author.create(ARTICLE, { title: 'Open', slug: 'open', ...shared });

  const articles = `/content-manager/collection-types/${ARTICLE}`;
  const types = `/content-manager/collection-types/${ARTICLE_TYPE}`;
  const relation = `/content-manager/relations/${ARTICLE_TYPE}/articles`;
  for (const target of [
    ...[
      'populate[related]=true',
      'populate=related',
      'populate[0]=folder,related',
      'populate=*',
    ].map((query) => `/upload/files?${query}`),
    '/upload/files?filters[related][id][$notNull]=true',
    '/upload/files?sort=related.title:asc',
    '/upload/files?populate[folder][populate][files][populate]=related',
    '/upload/folders?populate[files][populate][related]=true',
    '/upload/folders?populate=files.related',
    `${types}?filters[articles][id][$notNull]=true`,
    `${types}?anything[articles][id]=1`,
    `${types}?sort=articles.title:asc`,
    `${types}/${type.documentId}?filters[articles][id][$notNull]=true`,
    `${articles}?filters[article_types][articles][id][$notNull]=true`,
    `${articles}?filters[$and][0][$or][0][article_types][articles][title][$startsWith]=S`,
    `${articles}?filters[cover][related][id][$notNull]=true`,
    `${articles}?populate[blocks][on][shared.media-wrapper][populate][file][populate]=related`,
    `${articles}/${own.documentId}?populate[article_types][populate]=articles`,
    `/content-manager/relations/${ARTICLE}/article_types?filters[articles][title][$startsWith]=S`,
  ]) {
    const answer = await author.request('GET', target).then(JSON.stringify, String);
    expect(answer, target).toMatch(/: 403 /);
  }
  for (const target of [
    relation,
    `${relation}?id=${type.documentId}`,
    `/content-manager/relations/${ARTICLE_TYPE}/${type.documentId}/articles`,
  ]) {
    const answer = await author.request('GET', target).then(JSON.stringify, String);
    expect(answer, target).toMatch(/: 403 /);
  }
  // What the admin itself asks for.
  const found = await author.request('GET', `${articles}?filters[article_types][label]=News`);
  expect(found).toMatchObject({ results: [{ title: 'Open' }] });
  const offered = `/content-manager/relations/${ARTICLE}/article_types?id=${own.documentId}`;
  await author.request('GET', offered);
  await author.request('GET', `${articles}?filters[createdBy][id][$notNull]=true&sort=title:asc`);
  await author.request('GET', '/upload/files?populate[folder][populate][parent]=*&sort=name:asc');
  const library = await author.request(
    'GET',
    '/upload/files?page=1&pageSize=100&sort=id:desc&filters[folder][id][$null]=true',
  );
  expect(JSON.stringify(library)).toContain('shared.png');
  const byArticle = `${types}?filters[articles][title]=Secret`;
  expect(await admin.request('GET', byArticle)).toMatchObject({ results: [{ label: 'News' }] });

  for (const { documentId } of [secret, own]) await admin.remove(ARTICLE, documentId);
  await admin.remove(ARTICLE_TYPE, type.documentId);
});
