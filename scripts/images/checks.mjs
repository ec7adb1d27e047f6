// What must be true of a started image, and of both together.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../lib/processes.mjs';
import { step } from '../lib/steps.mjs';
import { answersAt } from '../stack/ready.mjs';
import { sendContactForm } from '../stack/test/contact-form.mjs';

/** What builds and does not run. */
const BUILD_TOOLS = ['usr/bin/gcc', 'usr/bin/make', 'usr/local/bin/npm'];
const DEVELOPMENT_PACKAGES = ['vitest', '@biomejs/biome', '@playwright/test'];
const CONTACT = 'api::contact.contact';
const READY_TIMEOUT_MS = 120_000;

/**
 * @param {import('./container.mjs').Container} container
 * @param {number | null} maxBytes
 * @returns {Promise<string[]>} What is wrong.
 */
export async function checkImage({ name, root, user, exec }, maxBytes) {
  const [kilobytes = ''] = (await run('du', ['-sk', root], { what: 'du' })).split('\t');
  const bytes = Number(kilobytes) * 1024;
  process.stdout.write(`${name}: ${Math.round(bytes / 1e6)} MB, runs as ${user}.\n`);
  const isWritable = await exec(['sh', '-c', 'touch /app/written || touch /etc/written']).then(
    () => true,
    () => false,
  );
  const found = [
    ...BUILD_TOOLS,
    ...DEVELOPMENT_PACKAGES.map((one) => `app/node_modules/${one}/package.json`),
  ].filter((file) => existsSync(path.join(root, file)));
  return [
    ...(user.startsWith('0:') ? [`${name} runs as root.`] : []),
    ...(isWritable ? [`The file system of ${name} is not read-only.`] : []),
    ...(maxBytes !== null && bytes > maxBytes ? [`${name} has ${bytes} bytes.`] : []),
    ...found.map((file) => `${name} has ${file}.`),
  ];
}

/**
 * A visitor reads pages and sends a form; an editor finds it, publishes, and the page says so. A backup.
 *
 * @param {{ siteUrl: string, contentUrl: string, content: import('./container.mjs').Container, ADMIN_EMAIL: string, ADMIN_PASSWORD: string }} options
 */
export async function checkTogether({ siteUrl, contentUrl, content, ADMIN_EMAIL, ADMIN_PASSWORD }) {
  await step('Waiting until the site is ready', () => untilReady(siteUrl));
  /** @type {import('../stack/test/visitor.mjs').Visitor} */
  const visit = async (target, options = {}) => {
    const { method = 'GET', headers: sent = {}, body } = options;
    const init = {
      method,
      headers: sent,
      ...(body && { body: new Uint8Array(Buffer.from(body)) }),
    };
    const response = await fetch(siteUrl + target, init);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };
  /** @type {string[]} */
  const problems = [];
  for (const target of ['/', '/blogs', '/contact', '/sitemap.xml', '/search?q=erp']) {
    const { status } = await visit(target);
    if (status !== 200) problems.push(`${target}: ${status}.`);
  }
  const image = /\/_next\/image\?[^" ]+/.exec((await visit('/')).text)?.[0];
  const { status = 0 } = image ? await visit(image.replaceAll('&amp;', '&')) : {};
  if (status !== 200) problems.push(`An optimized image: ${status}.`);
  const { createEditor } = await import('../../cms/scripts/editor.mjs');
  const editor = await createEditor({
    url: contentUrl,
    adminEmail: ADMIN_EMAIL,
    adminPassword: ADMIN_PASSWORD,
  });
  const message = `Sent to a container, ${Date.now()}`;
  const refused = await sendContactForm(visit, siteUrl, (await visit('/contact')).text, message);
  if (refused !== null) problems.push(`The form: ${refused}.`);
  if (!(await editor.find(CONTACT, 'message', message))) problems.push('The form was not saved.');
  const slug = `published-in-a-container-${Date.now()}`;
  await editor.createArticle({ title: 'Published in a container', slug });
  const article = await visit(`/post/${slug}`);
  if (!article.text.includes('Published in a container'))
    problems.push(`A new article: ${article.status}.`);
  const backup = ['node', 'scripts/backup.mjs', '--to', '/data/backups'];
  const written = await content.exec(backup).catch((error) => String(error));
  if (!written.startsWith('/data/backups/')) problems.push(`A backup: ${written}`);
  return problems;
}

/** @param {string} siteUrl */
async function untilReady(siteUrl) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  const isReady = answersAt(`${siteUrl}/api/health/ready`);
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error('The site does not become ready.');
    await delay(250);
  }
}
