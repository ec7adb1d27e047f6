import * as z from 'zod';
import { fieldsOf, rawFields } from './fields';
import { readPage } from './list';
import type { Image } from './media';
import type { Query } from './query';
import { type Context, type Reading, read, readingOf, requiredText } from './reading';
import { TAGS } from './tags';

export type Service = {
  title: string;
  description: string | null;
  icon: Image | null;
  background: Image | null;
  link: string | null;
};

const rawService = z.looseObject({ title: requiredText });

export function createServices(context: Context) {
  return {
    /** The core services of the home screen (specification §2 and §7). Throws `ContentError`. */
    listCore: (): Promise<Service[]> =>
      list({ populate: { details: { populate: '*' } }, filters: { type: 'core' } }),
    /** The main services of the services screen (specification §2 and §7). Throws `ContentError`. */
    listMain: (): Promise<Service[]> =>
      list({
        populate: { details: { populate: { backgroundImage: true, icon: true } } },
        filters: { type: 'main' },
      }),
  };

  // All services of a kind are details of its first record.
  async function list(query: Query): Promise<Service[]> {
    const { entries } = await readPage(context, '/api/services', {
      query,
      tags: [TAGS.services, TAGS.media],
    });
    const [entry] = entries;
    if (entry === undefined) return [];
    const reading = readingOf(context, 'services', entry);
    return fieldsOf(read(rawFields, entry, reading), reading).items('details', toService);
  }
}

function toService(value: unknown, reading: Reading): Service | null {
  const raw = read(rawService, value, reading);
  if (!raw) return null;
  const { text, image } = fieldsOf(raw, reading);
  return {
    title: raw.title,
    description: text('description'),
    icon: image('icon'),
    background: image('backgroundImage'),
    link: text('link'),
  };
}
