import * as z from 'zod';
import { readPage } from './list';
import type { Image } from './media';
import { toImage } from './media';
import type { Query } from './query';
import {
  type Context,
  lenient,
  type Reading,
  read,
  readItems,
  readingOf,
  readText,
  requiredText,
} from './reading';
import { TAGS } from './tags';

export type Service = {
  title: string;
  description: string | null;
  icon: Image | null;
  background: Image | null;
  link: string | null;
};

const rawService = z.object({ details: lenient });
const rawDetail = z.object({
  title: requiredText,
  description: lenient,
  icon: lenient,
  backgroundImage: lenient,
  link: lenient,
});

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
    const raw = read(rawService, entry, reading);
    return readItems(raw?.details, reading.at('details'), toService);
  }
}

function toService(value: unknown, reading: Reading): Service | null {
  const raw = read(rawDetail, value, reading);
  if (!raw) return null;
  return {
    title: raw.title,
    description: readText(raw.description, reading.at('description')),
    icon: toImage(raw.icon, reading.at('icon')),
    background: toImage(raw.backgroundImage, reading.at('backgroundImage')),
    link: readText(raw.link, reading.at('link')),
  };
}
