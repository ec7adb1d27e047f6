import { expect, test } from 'vitest';
import { articleMetadata } from '@/components/screens/article/article-metadata';
import { rawSummary, setContent } from '../../../support/fake-content';

const TEXT = {
  __component: 'shared.rich-text-markdown-wrapper',
  id: 1,
  body: 'Nine papers and **53 days**.\n\n## The calendar',
};

async function descriptionOf(fields: Record<string, unknown>) {
  setContent({
    '/api/company-profile': { brand: 'Nyuzi' },
    '/api/articles': [rawSummary('one', { title: 'One container', description: null, ...fields })],
  });
  return (await articleMetadata({ slug: 'one', parents: [] })).description;
}

test('an article is described by its editor, else by how its text begins', async () => {
  const written = { description: 'From port to mill.', blocks: [TEXT] };
  const seo = { metaDescription: 'What it cost.' };
  expect(await descriptionOf({ ...written, seo })).toBe('What it cost.');
  expect(await descriptionOf(written)).toBe('From port to mill.');
  expect(await descriptionOf({ blocks: [TEXT] })).toBe('Nine papers and 53 days. The calendar');
  expect(await descriptionOf({ blocks: [] })).toBe('Nyuzi. One container');
});
