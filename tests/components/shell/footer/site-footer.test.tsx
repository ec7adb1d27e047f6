import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { SiteFooter } from '@/components/shell/footer/site-footer';
import { type FakeContent, setContent } from '../../../support/fake-content';

async function render(content: FakeContent): Promise<string> {
  setContent(content);
  const { prelude } = await prerender(<SiteFooter />);
  return new Response(prelude).text();
}

const withText = (footerText: string) =>
  render({ '/api/company-profile': { brand: 'Nyuzi', footerText } });

test('of the text beside the logo a phone shows the first sentence', async () => {
  const html = await withText('Trucks arrive together. Since 2008 ours have.');
  expect(html).toContain('Trucks arrive together.<span class="max-sm:hidden"> Since 2008 ours');
  expect(await withText('Trucks arrive together.')).not.toContain('max-sm:hidden');
});

test('the pages of the company name its registrations, where it has any', async () => {
  const link = 'href="/aboutus/company-profile#on-paper"';
  expect(await render({ '/api/company-profile': { brand: 'N', legalName: 'N Ltd' } })).toContain(
    link,
  );
  expect(await render({})).not.toContain(link);
});

test('an organization without an office has its pages and its text, and no heading without words', async () => {
  const html = await withText('Trucks arrive together.');
  expect(html).toContain('class="site-pages"');
  expect(html).not.toContain('footer-contact');
});

test('an entry of the menu that leads to a screen of the company is there once', async () => {
  const html = await render({
    '/api/menus': [
      { documentId: 'a', name: 'What we do', slug: 'what-we-do', link: '/services' },
      { documentId: 'b', name: 'Payroll', slug: 'payroll', article: { slug: 'payroll' } },
    ],
  });
  expect(html.split('href="/services"')).toHaveLength(2);
  expect(html).toContain('href="/payroll"');
});

test('many entries of the menu without others below them are a group of their own', async () => {
  const headings = async (count: number) => {
    const entries = Array.from({ length: count }, (_, index) => ({
      documentId: `e${index}`,
      name: `Entry ${index}`,
      slug: `entry-${index}`,
      article: { slug: `entry-${index}` },
    }));
    const html = await render({ '/api/menus': entries });
    expect(html).toContain(`href="/entry-${count - 1}"`);
    return ['>Company<', '>More<'].map((name) => html.includes(name));
  };
  expect(await headings(3)).toEqual([true, false]);
  expect(await headings(4)).toEqual([true, true]);
});

test('a social account is linked where its address leads to a site, and to nothing that runs', async () => {
  const html = await render({
    '/api/global-entities': [
      { documentId: 'a', key: 'social_account_linkedin', value: 'https://linkedin.example/acme' },
      { documentId: 'b', key: 'social_account_x', value: 'javascript:alert(1)' },
    ],
  });
  expect(html).toContain('href="https://linkedin.example/acme"');
  expect(html).not.toContain('social_account_x');
  expect(html).not.toMatch(/alert|React has blocked/);
});
