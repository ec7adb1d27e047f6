import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createFolder } from '../../../tests/support/temporary-folder';
import { firstOf } from '../support/client';
import { isOnPostgres } from '../support/database';
import { createEntryForm } from './entry-form';
import { expectPage, openAdmin } from './support';

const ARTICLE = 'api::article.article';
const SLUG = 'before-the-update';

/**
 * A database that c0d3510 has left behind, the version before leads, history and the menu tree: ten
 * requests, two subscribers, an article with unpublished changes, a draft, a planned article, a menu
 * of two levels, a question and a redirect.
 */
const OLD_DATABASE = path.join(import.meta.dirname, '..', 'support', 'before-leads.db.gz');

async function openOldDatabase() {
  const dataDir = createFolder();
  const database = gunzipSync(await readFile(OLD_DATABASE));
  await writeFile(path.join(dataDir, 'content.db'), database);
  return openAdmin({ dataDir, env: { ADMIN_PASSWORD: 'Aa1-of-a-test' } });
}

// The file is one of SQLite.
const admin = isOnPostgres ? null : await openOldDatabase();
afterAll(() => admin?.close());

test.skipIf(!admin)(
  'staff find and continue all that the version before leads has stored',
  async () => {
    if (!admin) return;
    const { page, cms, editor, open, button, panel } = admin;
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await expectPage(page.getByText('10 leads').first()).toBeVisible();
    await button('Contact 2').click();
    await expectPage(page.getByRole('dialog').getByText('Contact words 2')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    expect((await editor.list('api::newsletter.newsletter')).results).toHaveLength(2);

    const { documentId } = (await editor.find(ARTICLE, 'slug', SLUG)) ?? {};
    await open(ARTICLE, `/${documentId}`);
    const summary = page.getByLabel('Summary');
    await expectPage(summary).toHaveValue('Unpublished words of before');
    const published = await cms.get(`articles?filters[slug][$eq]=${SLUG}`);
    expect(firstOf(published).description).toBe('First words');
    await summary.fill('Words after the update');
    await createEntryForm(page).press('Save');
    await panel('History').getByRole('button').last().click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expectPage(summary).toHaveValue('Unpublished words of before');

    await page.goto(`${cms.url}/admin`);
    const planned = page.getByRole('region', { name: 'Planned' });
    await expectPage(planned.getByRole('link', { name: 'Planned before' })).toBeVisible();
    await page.getByRole('link', { name: 'Menu tree', exact: true }).first().click();
    const rows = page.getByRole('list', { name: 'Entries of the menu' }).getByRole('listitem');
    await expectPage(rows.nth(1)).toHaveAttribute('aria-label', 'ERP, level 2');

    const form = createEntryForm(page);
    await form.openEntry('Question and answer', /Question of before/);
    await form.chooseAction('More actions', 'Delete entry');
    await button('Confirm').click();
    await expectPage(page.getByText('0 entries found')).toBeVisible();
    await expectPage(page.getByText('Not Found')).toHaveCount(0);
    await page.getByRole('link', { name: 'Deleted entries' }).click();
    await button('Bring back Question of before').click();
    await expectPage(form.field('Question')).toHaveValue('Question of before');
    const redirects = await editor.list('api::redirect.redirect');
    expect(redirects.results).toMatchObject([{ from: '/old-flyer', to: '/contact' }]);
  },
);
