import { fieldsOf, rawFields } from './fields';
import { readSingle } from './list';
import type { Media } from './media';
import { type Context, type Reading, read, readingOf } from './reading';
import { TAGS } from './tags';

/** A file that journalists may print. */
export type PressFile = { name: string | null; media: Media };

/** Images, facts and a contact for journalists: an addition to the specification. */
export type PressKit = {
  intro: string | null;
  /** The organization in one paragraph. */
  boilerplate: string | null;
  contact: {
    name: string | null;
    role: string | null;
    phone: string | null;
    email: string | null;
  };
  files: PressFile[];
  /** ISO 8601; `null` where the service does not say. */
  updatedAt: string | null;
};

export function createPressKit(context: Context) {
  return {
    /**
     * The press kit; `null` where the service has none, none that is published, one without anything
     * in it, or does not let the site read it. Throws `ContentError`.
     */
    async find(): Promise<PressKit | null> {
      const raw = await context.additions.use(
        'press kit',
        () =>
          readSingle(context, '/api/press-kit', {
            query: { populate: { files: { populate: { file: true } } } },
            tags: [TAGS.pressKit, TAGS.media],
          }),
        () => null,
      );
      return raw && toPressKit(raw, readingOf(context, 'press kit', raw));
    },
  };
}

function toPressKit(raw: Record<string, unknown>, reading: Reading): PressKit | null {
  const { text, date, items } = fieldsOf(raw, reading);
  const kit: PressKit = {
    intro: text('intro'),
    boilerplate: text('boilerplate'),
    contact: {
      name: text('contactName'),
      role: text('contactRole'),
      phone: text('contactPhone'),
      email: text('contactEmail'),
    },
    files: items('files', toPressFile),
    updatedAt: date('updatedAt'),
  };
  const texts = [kit.intro, kit.boilerplate, ...Object.values(kit.contact)];
  return kit.files.length > 0 || texts.some((written) => written !== null) ? kit : null;
}

function toPressFile(value: unknown, reading: Reading): PressFile | null {
  const fields = fieldsOf(read(rawFields, value, reading), reading);
  const media = fields.media('file');
  return media && { name: fields.text('name'), media };
}
