import { expect, test } from 'vitest';
import { blogsMetadata } from '@/components/screens/blogs/blogs-metadata';
import { rawSummary, setContent } from '../../../support/fake-content';

test('the blog list is described by its newest articles, for any organization', async () => {
  setContent({
    '/api/company-profile': { brand: 'Msafara' },
    '/api/article-types': [{ documentId: 't', type: 'blogs' }],
    '/api/articles': [rawSummary('a', { title: 'A night at Tunduma' })],
  });
  expect((await blogsMetadata(1)).description).toBe(
    'Msafara. News and lessons from our work. A night at Tunduma.',
  );
});

test('without articles its description says what will be there', async () => {
  setContent({ '/api/company-profile': { brand: 'Msafara' } });
  expect((await blogsMetadata(1)).description).toBe('Msafara. News and lessons from our work.');
});
