import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import { removeText } from '../../cms/tests/support/remove-text';
import { INVENTORY_SOURCES } from '../../content-client/inventory-sources';
import { checkContent } from '../../lib/server/content-check/check-content';
import type { Finding, Rule } from '../../lib/server/content-check/finding';
import { PNG } from '../support/png';
import { BOOT_TIMEOUT_MS, bootService, clientFor, type Service } from './service';

const MENU = 'api::menu.menu';
const SETTING = 'api::global-entity.global-entity';
const REDIRECT = 'api::redirect.redirect';
const QNA = 'api::qna.qna';
const STUDY = 'api::case-study.case-study';
const PROFILE = 'api::company-profile.company-profile';
const SITE_URL = 'https://www.example.com';

const SEO = { metaTitle: 'A title', metaDescription: 'A description of it.' };

async function check(service: Service): Promise<Finding[]> {
  const { findings } = await checkContent({
    createClient: (options) => clientFor(service, options),
    mediaUrl: service.url,
    siteUrl: SITE_URL,
  });
  return findings;
}

describe('faults that were planted', () => {
  let service: Service;
  let editor: Editor;
  let findings: Finding[];

  beforeAll(async () => {
    service = await bootService('empty');
    editor = await createEditor(service);
    await plant(service, editor);
    findings = await check(service);
  }, BOOT_TIMEOUT_MS);
  afterAll(() => service?.stop(), BOOT_TIMEOUT_MS);

  test('the token of the site may read every type that is checked', async () => {
    const headers = { authorization: `Bearer ${service.token}` };
    for (const { path, isSingle } of Object.values(INVENTORY_SOURCES)) {
      const { status } = await fetch(service.url + path, { headers });
      // A single type that nobody has written.
      expect(isSingle && status === 404 ? 200 : status, path).toBe(200);
    }
  });

  test.each<[Rule, string, string]>([
    ['seo-missing', 'Plain', 'seo.metaTitle'],
    ['seo-missing', 'Plain', 'seo.metaDescription'],
    ['seo-too-long', 'Wordy', 'seo.metaTitle'],
    ['seo-too-long', 'Wordy', 'seo.metaDescription'],
    ['alt-missing', 'Faulty', 'cover'],
    ['media-too-large', 'Faulty', 'thumbnail_image'],
    ['link-broken', 'Faulty', 'button_link'],
    ['link-broken', 'Faulty', 'blocks.0.body'],
    ['link-broken', 'Faulty', 'blocks.1.body'],
    ['link-broken', 'Faulty', 'blocks.4.link'],
    ['style-dropped', 'Faulty', 'blocks.1.body'],
    ['style-dropped', 'Faulty', 'blocks.1.renderBlock'],
    ['class-dropped', 'Faulty', 'blocks.1.renderBlock'],
    ['html-dropped', 'Faulty', 'blocks.1.body'],
    ['html-dropped', 'Is it safe?', 'description'],
    ['heading-skipped', 'Faulty', 'blocks.1.body'],
    ['link-vague', 'Faulty', 'blocks.1.body'],
    ['table-headless', 'Faulty', 'blocks.1.body'],
    ['malformed', 'Faulty', 'blocks.3'],
    ['menu-without-article', 'Empty', 'article'],
    ['menu-without-article', 'Of a draft', 'article'],
    ['address-taken', 'Contact us', 'article'],
    ['address-taken', 'Twice', 'slug'],
    ['address-taken', 'Once more', 'slug'],
    ['article-orphaned', 'Alone', ''],
    ['article-empty', 'Alone', 'blocks'],
    ['redirect-dead', '/was-here', 'to'],
    ['redirect-dead', '/post/later', 'from'],
    ['setting-empty', 'company_time', ''],
    ['link-broken', 'careers', 'richText'],
    ['seo-too-long', 'A study', 'seo.metaTitle'],
  ])('%s is found in ‘%s’ at ‘%s’', (rule, label, place) => {
    expect(findings).toContainEqual(
      expect.objectContaining({ rule, place, entry: expect.objectContaining({ label }) }),
    );
  });

  test('what is right is not reported', () => {
    const labels = findings.map(({ entry }) => entry?.label);
    for (const label of ['/moved', 'Right', 'Group', 'Below', 'Hidden', 'company_phone']) {
      expect(labels).not.toContain(label);
    }
    expect(findings.filter(({ message }) => message.includes('/right'))).toEqual([]);
  });

  test('each finding names an entry that opens in the admin', async () => {
    for (const { entry } of findings) {
      const path = entry?.adminPath ?? '';
      await expect(editor.request('GET', path)).resolves.toBeTruthy();
    }
  });

  test('what is put right is not found again', async () => {
    const time = await editor.find(SETTING, 'key', 'company_time');
    await editor.update(SETTING, time?.documentId ?? '', { value: 'Mon-Fri: 8:00 - 17:00' });

    expect((await check(service)).map(({ rule }) => rule)).not.toContain('setting-empty');
  });

  test('links to other sites are asked for only when that is wanted', async () => {
    const { findings: asked } = await checkContent({
      createClient: (options) => clientFor(service, options),
      mediaUrl: service.url,
      siteUrl: SITE_URL,
      isExternalChecked: true,
    });
    const broken = (all: readonly Finding[]) =>
      all.filter(({ message }) => message.includes('127.0.0.1:9'));

    expect([broken(findings).length, broken(asked).length]).toEqual([0, 1]);
  });
});

test('a service that cannot be asked is an error, not a clean bill', async () => {
  const nobody = { url: 'http://127.0.0.1:9', token: 'none' };
  await expect(
    checkContent({
      createClient: (options) => clientFor(nobody, options),
      mediaUrl: nobody.url,
      siteUrl: SITE_URL,
    }),
  ).rejects.toThrow(/inventory|failed/);
});

async function plant(service: Service, editor: Editor): Promise<void> {
  const unnamed = await editor.upload('unnamed.png', { alternativeText: 'For now' }, PNG);
  // Longer than any image needs to be, and small all the same: one colour.
  const large = await editor.upload('large.svg', { alternativeText: 'Large' }, bigVector());
  const article = (title: string, fields: object = {}) =>
    editor.createArticle({ title, slug: slugOf(title), seo: SEO, ...fields });
  const menu = (name: string, fields: object = {}) =>
    editor.create(MENU, { name, slug: slugOf(name), order: 1, ...fields });
  const opens = ({ documentId }: { documentId: string }) => ({ connect: [{ documentId }] });

  const right = await article('Right', {
    blocks: [
      {
        __component: 'shared.rich-text-markdown-wrapper',
        body: `[home](/), [blogs](/blogs/page/2), [self](${SITE_URL}/right), [mail](mailto:a@example.com), [old](/contact_us.php?x=1#form)
[plain](/post/plain) [wordy](/any/where/wordy) [moved](/moved) [faulty](/faulty) [twice](/twice) [contact](/contact)`,
      },
    ],
  });
  const faulty = await article('Faulty', {
    cover: unnamed.id,
    thumbnail_image: large.id,
    button_name: 'Go',
    button_link: '/no-such-article',
    blocks: [
      {
        __component: 'shared.rich-text-markdown-wrapper',
        body: 'Is it [gone](/post/gone)?',
      },
      {
        __component: 'shared.html-markdown-wrapper',
        body: '<p style="position: fixed">a</p><form>b</form><a href="javascript:alert(1)">c</a><img src="/uploads/x.png" alt=""><h3>d</h3><a href="/right">here</a><table><tr><td>e</td></tr></table>',
        renderBlock: { styleCSS: 'z-index: 9', htmlCSSClasses: 'fixed text-center' },
      },
      { __component: 'shared.action-btn-wrapper', name: 'Leave', link: 'http://127.0.0.1:9/' },
      { __component: 'shared.slider-wrapper', title: 'No slides', files: [] },
      { __component: 'shared.action-btn-wrapper', name: 'Nowhere', link: '/nowhere' },
    ],
  });
  await article('Plain', { seo: null });
  await article('Wordy', {
    seo: { metaTitle: 'long '.repeat(20), metaDescription: 'long '.repeat(60) },
  });
  await article('Alone');
  await article('Hidden', { seo: { ...SEO, noindex: true } });
  await article('Twice');
  await article('Once more', { slug: 'twice', draft: true });
  const contact = await article('Contact', { slug: 'contact' });
  const draft = await article('Draft', { draft: true });

  await menu('Empty');
  await menu('Blogs');
  await menu('Of a draft', { article: opens(draft) });
  await menu('Contact us', { article: opens(contact) });
  const group = await menu('Group');
  await menu('Below', { article: opens(right), parent: opens(group) });
  await menu('Faults', { article: opens(faulty) });

  await editor.create(SETTING, { key: 'company_time', label: 'Hours', value: ' ' });
  await editor.create(SETTING, { key: 'company_phone', value: '+255 22 000 0000' });
  await editor.create(SETTING, { key: 'careers', richText: '[gone](/no-such-page)' });
  await editor.createPublished(STUDY, {
    title: 'A study',
    client: 'A client',
    summary: 'What was done.',
    seo: { metaTitle: 'long '.repeat(20) },
  });
  await editor.createPublished(QNA, {
    title: 'Is it safe?',
    description: '<p>Yes.</p><script>1</script>',
  });
  const gone = await article('Never was');
  for (const [from, to] of [
    ['/was-here', '/never-was'],
    ['/post/later', '/right'],
    ['/was-moved-again', '/right'],
    ['/moved', '/was-moved-again'],
  ]) {
    await editor.create(REDIRECT, { from, to, type: 'permanent' });
  }
  await editor.removeArticle(gone.documentId);
  await article('Later');
  await removeText(service, editor, unnamed.id);
  await editor.updateSingle(PROFILE, { brand: 'Example' });
  await editor.publishSingle(PROFILE);
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function bigVector(): Buffer {
  const padding = '<!-- '.padEnd(200_000, 'x');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${padding} --></svg>`,
  );
}
