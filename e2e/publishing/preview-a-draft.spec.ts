import type { FrameLocator } from '@playwright/test';
import { base64url, decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import * as z from 'zod';
import type { Editor } from '../../cms/scripts/editor.mjs';
import { logIn, PREVIEW_ERRORS } from '../support/log-in';
import { expectAccessible } from '../support/probes/accessible';
import { expect, test } from '../support/test';

const ARTICLE = 'api::article.article';
const linkSchema = z.object({ data: z.object({ url: z.url() }) });

test.describe.configure({ timeout: 120_000 });
test.use({ expectedErrors: [PREVIEW_ERRORS] });

/** The link that the service's preview opens. */
async function previewLink(
  editor: Editor,
  documentId: string,
  status = 'draft',
  uid = ARTICLE,
): Promise<URL> {
  const answer = await editor.request(
    'GET',
    `/content-manager/preview/url/${uid}?documentId=${documentId}&status=${status}`,
  );
  return new URL(linkSchema.parse(answer).data.url);
}

/** Follows a link as somebody would who has it, and answers with the cookies it gave. */
async function openLink(link: URL | string) {
  const response = await fetch(link, { redirect: 'manual' });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { response, cookie: cookies.join('; '), lines: response.headers.getSetCookie() };
}

async function leave(frame: FrameLocator) {
  await frame.getByRole('button', { name: 'Leave preview' }).click();
  await expect(frame.getByRole('heading', { name: 'You have left the preview' })).toBeVisible();
}

test('an editor sees the draft in the frame of the service, and leaves it there', async ({
  page,
  editor,
  environment,
}) => {
  const slug = `in-progress-${Date.now()}`;
  const title = 'Words that nobody has seen yet';
  const draft = await editor.createArticle({ title, slug, draft: true });
  const address = `/post/${slug}`;
  const asVisitor = async () => {
    const response = await fetch(environment.siteUrl + address);
    return { status: response.status, html: await response.text() };
  };
  expect((await asVisitor()).status).toBe(404);

  await logIn(page, environment.cms);
  const entryUrl = `${environment.cms.adminUrl}/content-manager/collection-types/${ARTICLE}/${draft.documentId}`;
  await page.goto(entryUrl);
  await page.getByRole('link', { name: 'Open preview' }).click();
  const iframe = page.getByTestId('preview-iframe');
  const frame = iframe.contentFrame();
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(frame.getByText('Only you see this page.')).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Edit the entry' })).toHaveAttribute(
    'href',
    entryUrl,
  );
  const seen = await asVisitor();
  expect(seen.status).toBe(404);
  expect(seen.html).not.toContain(title);

  // The service tells its frame that the entry was saved.
  await editor.updateArticle(draft.documentId, { title: 'Better words' });
  await iframe.evaluate((element) => {
    if (!(element instanceof HTMLIFrameElement)) throw new Error('No frame');
    element.contentWindow?.postMessage({ type: 'strapiUpdate' }, new URL(element.src).origin);
  });
  await expect(frame.getByRole('heading', { level: 1, name: 'Better words' })).toBeVisible();
  expect((await asVisitor()).status).toBe(404);

  // On its own, as wide as screens are.
  const link = await iframe.getAttribute('src');
  const alone = await page.context().newPage();
  await alone.emulateMedia({ reducedMotion: 'reduce' });
  const response = await alone.goto(address);
  const headers = response?.headers() ?? {};
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['content-security-policy']).toContain(
    `frame-ancestors 'self' ${new URL(environment.cms.adminUrl).origin}`,
  );
  for (const width of [360, 900, 1440]) {
    await alone.setViewportSize({ width, height: 800 });
    await expect(alone.getByRole('button', { name: 'Leave preview' })).toBeInViewport();
    await expectAccessible(alone, `preview at ${width} px`, 'aside[aria-label="Preview"]');
  }
  await alone.close();

  await leave(frame);
  expect(
    (await page.context().cookies(environment.siteUrl + address)).map(({ name }) => name),
  ).toEqual([]);
  const stolen = await openLink(link ?? '');
  expect(stolen.response.status).toBe(401);
  expect(stolen.lines).toEqual([]);
  await editor.removeArticle(draft.documentId);
});

test('the published version can be compared with the draft', async ({ editor, environment }) => {
  const slug = `compared-${Date.now()}`;
  const article = await editor.createArticle({ title: 'What visitors read', slug });
  await editor.updateArticle(article.documentId, { title: 'What comes next' });
  const read = async (status: string) => {
    const { cookie } = await openLink(await previewLink(editor, article.documentId, status));
    return (await fetch(`${environment.siteUrl}/post/${slug}`, { headers: { cookie } })).text();
  };
  expect(await read('draft')).toContain('What comes next</h1>');
  // The link for a day, which somebody without an account gets.
  const answer = await editor.request('GET', `/shared-preview/${ARTICLE}/${article.documentId}`);
  const guest = await openLink(z.object({ url: z.url() }).parse(answer).url);
  const shared = await fetch(`${environment.siteUrl}/post/${slug}`, {
    headers: { cookie: guest.cookie },
  });
  expect(await shared.text()).toContain('What comes next</h1>');
  const leaveToken = /name="token" value="([^"]+)"/.exec(await read('draft'))?.[1] ?? '';
  const left = await fetch(`${environment.siteUrl}/api/preview/leave`, {
    method: 'POST',
    body: new URLSearchParams({ token: leaveToken }),
    redirect: 'manual',
  });
  expect(left.headers.get('location')).toBe(`/post/${slug}`);
  const published = await read('published');
  expect(published).toContain('What visitors read</h1>');
  expect(published).toContain('Published version.');
  const html = await (await fetch(`${environment.siteUrl}/post/${slug}`)).text();
  expect(html).toContain('What visitors read</h1>');
  expect(html).not.toContain('Published version.');
  await editor.removeArticle(article.documentId);
});

test('each of two drafts with the same address has its own preview', async ({
  editor,
  environment,
}) => {
  const slug = `our-plans-${Date.now()}`;
  const VACANCY = 'api::vacancy.vacancy';
  const drafts = [];
  for (const [uid, folder] of [
    [ARTICLE, '/post'],
    [VACANCY, '/careers'],
  ] as const) {
    for (const title of [`First of ${uid}`, `Second of ${uid}`]) {
      const { documentId } = await editor.create(uid, { title, slug });
      drafts.push({ uid, documentId, title, address: `${folder}/${slug}` });
    }
  }
  for (const { uid, documentId, title, address } of drafts) {
    const { cookie } = await openLink(await previewLink(editor, documentId, 'draft', uid));
    const answer = await fetch(environment.siteUrl + address, { headers: { cookie } });
    expect(await answer.text()).toContain(`${title}</h1>`);
  }
  for (const { uid, documentId } of drafts) await editor.remove(uid, documentId);
});

test('nobody else sees a draft: wrong secret, other path, stolen cookies, forged ones', async ({
  editor,
  environment,
}) => {
  const slug = `secret-plan-${Date.now()}`;
  const named = await editor.createArticle({ title: 'The named draft', slug, draft: true });
  const other = await editor.createArticle({
    title: 'Another draft',
    slug: `${slug}-2`,
    draft: true,
  });
  const link = await previewLink(editor, named.documentId);
  const token = link.searchParams.get('token') ?? '';
  const [header = '', , signature = ''] = token.split('.');
  const claims = decodeJwt(token);
  const sign = (payload: JWTPayload, secret: string) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
  const elsewhere = { ...claims, path: `/post/${slug}-2` };
  const see = { ...claims, aud: 'preview:see' };

  for (const bad of [
    '',
    'x.y.z',
    new UnsecuredJWT(claims).encode(),
    await sign(claims, 'a-secret-that-is-not-it'),
    await sign(elsewhere, environment.cms.revalidateSecret),
    `${header}.${base64url.encode(JSON.stringify(elsewhere))}.${signature}`,
    await sign(see, environment.cms.previewSecret),
  ]) {
    const { response, lines } = await openLink(`${link.origin}/api/preview?token=${bad}`);
    expect(response.status).toBe(401);
    expect(lines).toEqual([]);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    // The small page loads nothing, so its policy is not the one of a screen.
    expect(policy).not.toContain("'self'");
    expect(await response.text()).not.toContain(slug);
  }

  const { response, cookie, lines } = await openLink(link);
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe(`/post/${slug}`);
  for (const line of lines) {
    expect(line).toMatch(new RegExp(`Path=/post/${slug};`));
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=lax/i);
  }
  const get = async (path: string, withCookie: string) => {
    const answer = await fetch(environment.siteUrl + path, { headers: { cookie: withCookie } });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
  expect((await get(`/post/${slug}`, cookie)).html).toContain('The named draft</h1>');
  // Two drafts, one token: the other one stays closed, however the cookies are sent.
  expect((await get(`/post/${slug}-2`, cookie)).status).toBe(404);
  expect((await get(`/a/${slug}`, cookie)).status).toBe(404);

  const [bypass = '', session = ''] = cookie.split('; ');
  for (const forged of [
    bypass,
    session,
    `__prerender_bypass=forged; ${session}`,
    `${bypass}; site-preview=${token}`,
    `${bypass}; site-preview=${await sign(see, 'a-secret-that-is-not-it')}`,
  ]) {
    const answer = await get(`/post/${slug}`, forged);
    expect(answer.status, forged).toBe(404);
    expect(answer.html).not.toContain('The named draft');
    // Nor do they keep a visitor's page from the caches, or put another one in its place.
    const home = await get('/', forged);
    expect(home.html).not.toContain('aria-label="Preview"');
  }
  expect((await get('/', cookie)).headers.get('cache-control')).toMatch(/s-maxage=[1-9]/);

  const bar = (await get(`/post/${slug}`, cookie)).html;
  const leaveToken = /name="token" value="([^"]+)"/.exec(bar)?.[1] ?? '';
  const left = await fetch(`${environment.siteUrl}/api/preview/leave`, {
    method: 'POST',
    body: new URLSearchParams({ token: leaveToken }),
    redirect: 'manual',
  });
  // Nobody is led to a page that visitors do not find.
  expect(left.status).toBe(200);
  const notice = await left.text();
  expect(notice).toContain('At the moment visitors find no page at its address.');
  expect(notice).not.toContain(`href="/post/${slug}"`);
  expect((await get(`/post/${slug}`, cookie)).html).not.toContain('The named draft');
  expect((await openLink(link)).response.status).toBe(401);

  await editor.removeArticle(named.documentId);
  await editor.removeArticle(other.documentId);
});

test('a change of the home page and a new question are shown in their previews, and nowhere else', async ({
  editor,
  environment,
}) => {
  const PROFILE = 'api::company-profile.company-profile';
  const QNA = 'api::qna.qna';
  const open = async (uid: string, query: string) => {
    const answer = await editor.request('GET', `/content-manager/preview/url/${uid}?${query}`);
    return openLink(linkSchema.parse(answer).data.url);
  };
  const read = async (path: string, cookie = '') =>
    (await fetch(environment.siteUrl + path, { headers: { cookie } })).text();

  const { heroText } = await editor.getSingle(PROFILE);
  const words = `Words of tomorrow ${Date.now()}`;
  await editor.updateSingle(PROFILE, { heroText: words });
  const question = await editor.create(QNA, { title: words, description: 'Not yet.' });
  try {
    const home = await open(PROFILE, 'status=draft');
    expect(await read('/', home.cookie)).toContain(words);
    expect(await read('/')).not.toContain(words);
    expect(await read('/faq', home.cookie)).not.toContain(words);
    const faq = await open(QNA, `documentId=${question.documentId}&status=draft`);
    expect(await read('/faq', faq.cookie)).toContain(words);
    expect(await read('/faq')).not.toContain(words);
  } finally {
    await editor.updateSingle(PROFILE, { heroText });
    await editor.publishSingle(PROFILE);
    await editor.remove(QNA, question.documentId);
  }
});
