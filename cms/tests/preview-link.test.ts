import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entryOf, textOf } from './support/client';
import { SHARED_SITE_URL, sharedCms } from './support/cms';

const ARTICLE = 'api::article.article';
const CASE_STUDY = 'api::case-study.case-study';
const SERVICE = 'api::service.service';
const SETTING = 'api::global-entity.global-entity';

test('the preview link is signed, short-lived, and names path and entry', async () => {
  const cms = await sharedCms();
  const editor = await createEditor(cms);
  const ask = async (uid: string, query: string) => {
    const body = await editor.request('GET', `/content-manager/preview/url/${uid}?${query}`);
    return body === null ? null : (entryOf(entryOf(body).data ?? {}).url ?? null);
  };
  const pathOf = async (url: unknown) => {
    const opened = new URL(textOf(url)).searchParams.get('token') ?? '';
    return (await jwtVerify(opened, new TextEncoder().encode(cms.previewSecret))).payload.path;
  };
  const article = await editor.createArticle({ title: 'Draft', slug: 'draft', draft: true });
  const link = new URL(textOf(await ask(ARTICLE, `documentId=${article.documentId}&status=draft`)));
  expect(link.origin + link.pathname).toBe(`${SHARED_SITE_URL}/api/preview`);
  const token = link.searchParams.get('token') ?? '';
  const key = new TextEncoder().encode(cms.previewSecret);
  const { payload } = await jwtVerify(token, key, {
    algorithms: ['HS256'],
    audience: 'preview:open',
    requiredClaims: ['exp', 'jti'],
  });
  expect(payload).toMatchObject({
    path: '/post/draft',
    status: 'draft',
    documentId: article.documentId,
    entry: `${cms.url}/admin/content-manager/collection-types/${ARTICLE}/${article.documentId}`,
  });
  expect(payload).not.toHaveProperty('isShared');
  const halfAnHour = new Date(Date.now() + 30 * 60 * 1000 + 1000);
  await expect(jwtVerify(token, key, { currentDate: halfAnHour })).rejects.toThrow(/exp/);

  const { url } = entryOf(
    await editor.request('GET', `/shared-preview/${ARTICLE}/${article.documentId}`),
  );
  const shared = new URL(textOf(url)).searchParams.get('token') ?? '';
  const tomorrow = (ms: number) => ({ currentDate: new Date(Date.now() + 86_400_000 + ms) });
  const opened = await jwtVerify(shared, key, { audience: 'preview:open', ...tomorrow(-60_000) });
  expect(opened.payload).toMatchObject({ path: '/post/draft', status: 'draft', isShared: true });
  await expect(jwtVerify(shared, key, tomorrow(1000))).rejects.toThrow(/exp/);

  await editor.publish(ARTICLE, article.documentId);
  await editor.update(ARTICLE, article.documentId, { slug: 'moved' });
  const tab = async (status: string) =>
    pathOf(await ask(ARTICLE, `documentId=${article.documentId}&status=${status}`));
  expect([await tab('draft'), await tab('published')]).toEqual(['/post/moved', '/post/draft']);

  await editor.updateSingle('api::about.about', { title: 'Who we are' });
  expect(await ask('api::about.about', 'status=draft')).toMatch(`${SHARED_SITE_URL}/`);
  const PROFILE = 'api::company-profile.company-profile';
  await editor.updateSingle(PROFILE, { brand: 'Nyuzi' });
  expect(await pathOf(await ask(PROFILE, 'status=draft'))).toBe('/');
  for (const route of ['tab-preview', 'shared-preview']) {
    for (const [uid, screen, path] of [
      [PROFILE, '/contact', '/contact'],
      [PROFILE, '/post/draft', '/'],
      ['api::about.about', '/contact', '/aboutus/company-profile'],
    ] as const) {
      const target = `/${route}/${uid}/single?screen=${encodeURIComponent(screen)}`;
      const answer = entryOf(await editor.request('GET', target));
      expect(await pathOf(answer.url), target).toBe(path);
    }
  }
  const question = await editor.create('api::qna.qna', { title: 'Q', description: 'A' });
  const ofQuestion = `documentId=${question.documentId}&status=draft`;
  expect(await pathOf(await ask('api::qna.qna', ofQuestion))).toBe('/faq');
  // The services of the home page are on it only.
  for (const [type, path] of [
    ['core', '/'],
    ['main', '/services'],
  ] as const) {
    const { documentId } = await editor.create(SERVICE, { type });
    const draft = `documentId=${documentId}&status=draft`;
    expect(await pathOf(await ask(SERVICE, draft)), type).toBe(path);
    expect(await editor.request('GET', `/site-address/${SERVICE}/${documentId}`)).toEqual({
      url: SHARED_SITE_URL + path,
    });
    await editor.remove(SERVICE, documentId);
  }
  // The site shows an article without its title, and no page of a case study without its client.
  const untitled = await editor.create(ARTICLE, { slug: 'without-a-title' });
  const ofUntitled = `documentId=${untitled.documentId}&status=draft`;
  expect(await pathOf(await ask(ARTICLE, ofUntitled))).toBe('/post/without-a-title');
  const study = await editor.create(CASE_STUDY, { title: 'Whose?', slug: 'whose' });
  const ofStudy = `documentId=${study.documentId}&status=draft`;
  expect(await ask(CASE_STUDY, ofStudy)).toBeNull();
  await editor.update(CASE_STUDY, study.documentId, { client: 'A mill' });
  expect(await pathOf(await ask(CASE_STUDY, ofStudy))).toBe('/case-studies/whose');
  const setting = await editor.create(SETTING, { key: 'k', value: 'v' });
  expect(await ask(SETTING, `documentId=${setting.documentId}`)).toBeNull();
  expect(await editor.request('GET', `/shared-preview/${SETTING}/${setting.documentId}`)).toEqual({
    url: null,
  });
});
