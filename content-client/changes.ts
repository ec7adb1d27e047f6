import * as z from 'zod';
import { type Addition, createAdditions } from './additions';
import { readPage, readSingle } from './list';
import { type Context, type Reading, read, readEntries, requiredDate } from './reading';
import { isSingleTag, TAGS, type Tag } from './tags';

/** A resource that a screen shows and whose last change can be read. */
export type ChangingResource =
  | 'services'
  | 'addresses'
  | 'team'
  | 'faq'
  | 'about'
  | 'companyProfile'
  | 'servicePages'
  | 'caseStudies'
  | 'certificates';

type Source = {
  path: string;
  tag: Tag;
  /** Of a type that is one: a service may not have it. */
  addition?: Addition;
};

const SOURCES: Readonly<Record<ChangingResource, Source>> = {
  services: { path: '/api/services', tag: TAGS.services },
  addresses: { path: '/api/company-addresses', tag: TAGS.addresses },
  team: { path: '/api/teams', tag: TAGS.team },
  faq: { path: '/api/qnas', tag: TAGS.faq },
  about: { path: '/api/about', tag: TAGS.about },
  companyProfile: {
    path: '/api/company-profile',
    addition: 'company profile',
    tag: TAGS.companyProfile,
  },
  servicePages: {
    path: '/api/service-pages',
    addition: 'service pages',
    tag: TAGS.servicePages,
  },
  caseStudies: { path: '/api/case-studies', addition: 'case studies', tag: TAGS.caseStudies },
  certificates: { path: '/api/certificates', addition: 'certificates', tag: TAGS.certificates },
};

const rawChange = z.object({ updatedAt: requiredDate });

export function createChanges(context: Context) {
  // Of their own: what is stored of this read says nothing about the list, which must be stored as well.
  const additions = createAdditions();
  return {
    /**
     * When an entry of the resource was last changed, ISO 8601; `null` without entries, or without the type. A
     * deleted entry leaves no time behind. Throws `ContentError`.
     */
    async latest(resource: ChangingResource): Promise<string | null> {
      const source = SOURCES[resource];
      const entries = source.addition
        ? await additions.use(
            source.addition,
            () => newest(source),
            () => null,
          )
        : await newest(source);
      const [change = null] = readEntries(context, resource, entries ?? [], toChange);
      return change;
    },
  };

  // `null`: a single type responds 404, perhaps because the service does not know it.
  async function newest({ path, tag }: Source): Promise<unknown[] | null> {
    const fields = ['updatedAt'];
    if (isSingleTag(tag)) {
      const entry = await readSingle(context, path, { query: { fields }, tags: [tag] });
      return entry && [entry];
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
