import * as z from 'zod';
import { readAll } from './list';
import { toMedia } from './media';
import {
  type Context,
  lenient,
  type Reading,
  read,
  readEntries,
  readText,
  requiredText,
} from './reading';
import { TAGS } from './tags';
import type { ContentClient, Setting } from './types';

const rawSetting = z.object({
  key: requiredText,
  value: lenient,
  richText: lenient,
  label: lenient,
  singleMedia: lenient,
  supportMedia: lenient,
});

export function createSettings(context: Context): ContentClient['settings'] {
  return {
    /** The global content (specification §3 and §7), sorted by key. Throws `ContentError`. */
    async list() {
      const entries = await readAll(context, 'settings', '/api/global-entities', {
        query: { populate: '*', sort: 'key:asc' },
        tags: [TAGS.settings, TAGS.media],
      });
      return readEntries(context, 'settings', entries, toSetting);
    },
  };
}

function toSetting(value: unknown, reading: Reading): Setting | null {
  const raw = read(rawSetting, value, reading);
  if (!raw) return null;
  return {
    key: raw.key,
    value: readText(raw.value, reading.at('value')),
    richText: readText(raw.richText, reading.at('richText')),
    label: readText(raw.label, reading.at('label')),
    media: toMedia(raw.singleMedia, reading.at('singleMedia')),
    supportMedia: toMedia(raw.supportMedia, reading.at('supportMedia')),
  };
}
