import { expect, test } from 'vitest';
import { organizationId, toJsonLd, websiteId } from '@/lib/seo/json-ld';

test('no text of an editor ends the script', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028';
  const text = toJsonLd([{ '@type': 'Organization', name }]);
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});

test('things are one graph of schema.org', () => {
  expect(JSON.parse(toJsonLd([{ '@type': 'Thing', name: 'a\u2028b\u2029c' }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: 'a\u2028b\u2029c' }],
  });
  expect(toJsonLd([{ '@type': 'Thing', name: '\u2029' }])).not.toContain('\u2029');
});

test('organization and website have an id on the home page', () => {
  const toUrl = (path: string) => `https://site.example${path === '/' ? '' : path}`;
  expect(organizationId(toUrl)).toBe('https://site.example/#organization');
  expect(websiteId(toUrl)).toBe('https://site.example/#website');
});
