import * as z from 'zod';
import { readPage, readSingle } from './list';
import { type Context, type Reading, read, readEntries, requiredDate } from './reading';
import { TAGS, type Tag } from './tags';

/** A resource that a screen shows and whose last change can be read. */
export type ChangingResource =
  | 'services'
  | 'addresses'
  | 'team'
  | 'faq'
  | 'about'
  | 'companyProfile';

type Source = { path: string; isSingle: boolean; tag: Tag };

const SOURCES: Readonly<Record<ChangingResource, Source>> = {
  services: { path: '/api/services', isSingle: false, tag: TAGS.services },
  addresses: { path: '/api/company-addresses', isSingle: false, tag: TAGS.addresses },
  team: { path: '/api/teams', isSingle: false, tag: TAGS.team },
  faq: { path: '/api/qnas', isSingle: false, tag: TAGS.faq },
  about: { path: '/api/about', isSingle: true, tag: TAGS.about },
  companyProfile: { path: '/api/company-profile', isSingle: true, tag: TAGS.companyProfile },
};

const rawChange = z.object({ updatedAt: requiredDate });

export function createChanges(context: Context) {
  return {
    /**
     * When an entry of the resource was last changed, ISO 8601; `null` without entries. A deleted
     * entry leaves no time behind. Throws `ContentError`.
     */
    async latest(resource: ChangingResource): Promise<string | null> {
      const [change = null] = readEntries(context, resource, await newest(resource), toChange);
      return change;
    },
  };

  async function newest(resource: ChangingResource): Promise<unknown[]> {
    const { path, isSingle, tag } = SOURCES[resource];
    const fields = ['updatedAt'];
    if (isSingle) {
      const entry = await readSingle(context, path, { query: { fields }, tags: [tag] });
      return entry === null ? [] : [entry];
    }
    const { entries } = await readPage(context, path, {
      query: { fields, sort: 'updatedAt:desc', pagination: { pageSize: 1 } },
      tags: [tag],
    });
    return entries;
  }
}

function toChange(value: unknown, reading: Reading): string | null {
  return read(rawChange, value, reading)?.updatedAt ?? null;
}
