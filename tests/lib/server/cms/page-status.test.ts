import { expect, test, vi } from 'vitest';
import { FOLDERS } from '@/cms/src/site-address/folders';
import { tagsForModel } from '@/content-client';
import { respondNotFound } from '@/lib/server/cms/page-status';
import { tagged } from '@/tests/support/tag-render';

vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));

const WITH_PAGES = Object.keys(FOLDERS).map((uid) => uid.split('.')[1] ?? '');

test.each([...WITH_PAGES.filter((model) => model !== 'article'), 'redirect'])(
  'a missing page expires with a %s, which may appear at its address',
  async (model) => {
    await respondNotFound();
    for (const tag of tagsForModel(model) ?? []) expect(tagged).toContain(tag);
  },
);
