import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entryOf, textOf } from './support/client';
import { startCmsForTest } from './support/cms';

const ARTICLE = 'api::article.article';
const SETTING = 'api::global-entity.global-entity';

test('the preview link is signed, short-lived, and names path and entry', async () => {
  const cms = await startCmsForTest({
    env: { SITE_URL: 'https://site.example', PUBLIC_URL: 'https://cms.example' },
  });
  const editor = await createEditor(cms);
  const ask = async (uid: string, query: string) => {
    const body = await editor.request('GET', `/content-manager/preview/url/${uid}?${query}`);
    return body === null ? null : (entryOf(entryOf(body).data ?? {}).url ?? null);
  };
  const article = await editor.createArticle({ title: 'Draft', slug: 'draft', draft: true });
  const link = new URL(
    textOf(await ask(ARTICLE, `documentId=${article.documentId}&status=draft`)),
  );
  expect(link.origin + link.pathname).toBe('https://site.example/api/preview');
  const [body = '', signature] = (link.searchParams.get('pass') ?? '').split('.');
  expect(signature).toBe(
    createHmac('sha256', cms.previewSecret).update(body).digest('base64url'),
  );
  const pass = entryOf(JSON.parse(Buffer.from(body, 'base64url').toString()));
  expect(pass.path).toBe('/post/draft');
  expect(pass.entry).toBe(
    `https://cms.example/admin/content-manager/collection-types/${ARTICLE}/${article.documentId}`,
  );
  expect(pass.expires).toBeGreaterThan(Date.now());
  expect(pass.expires).toBeLessThanOrEqual(Date.now() + 30 * 60 * 1000);

  await editor.updateSingle('api::about.about', { title: 'Who we are' });
  expect(await ask('api::about.about', 'status=draft')).toMatch(/^https:\/\/site\.example\//);
  const setting = await editor.create(SETTING, { key: 'k', value: 'v' });
  expect(await ask(SETTING, `documentId=${setting.documentId}`)).toBeNull();
});
