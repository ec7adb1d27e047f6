import { expect, test, vi } from 'vitest';
import { tagsForModel } from '@/content-client';
import { respondNotFound } from '@/lib/server/cms/page-status';
import { tagged } from '@/tests/support/tag-render';

vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));

test.each(['service-page', 'case-study', 'vacancy', 'redirect'])(
  'a missing page expires with a %s, which may appear at its address',
  async (model) => {
    await respondNotFound();
    for (const tag of tagsForModel(model) ?? []) expect(tagged).toContain(tag);
  },
);
