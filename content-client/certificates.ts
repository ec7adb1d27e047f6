import * as z from 'zod';
import { fieldsOf } from './fields';
import { readAddedList } from './list';
import { type Context, type Reading, read, requiredText } from './reading';
import { TAGS } from './tags';

/** A certificate of the organization: an addition to the specification. */
export type Certificate = {
  name: string;
  issuer: string | null;
  number: string | null;
  /** The last day, as `2028-06-30`; `null`: it does not expire. */
  validUntil: string | null;
  /** Absolute URL of the file. */
  file: string | null;
};

const rawCertificate = z.looseObject({ name: requiredText });

export function createCertificates(context: Context) {
  return {
    /**
     * Every certificate by the editor's order, expired ones too; empty where the service has no such
     * type. Throws `ContentError`.
     */
    list: (): Promise<Certificate[]> =>
      readAddedList(context, 'certificates', {
        path: '/api/certificates',
        query: { sort: 'order:asc', populate: { file: true } },
        tags: [TAGS.certificates, TAGS.media],
        toEntry: toCertificate,
      }),
  };
}

function toCertificate(value: unknown, reading: Reading): Certificate | null {
  const raw = read(rawCertificate, value, reading);
  if (!raw) return null;
  const fields = fieldsOf(raw, reading);
  return {
    name: raw.name,
    issuer: fields.text('issuer'),
    number: fields.text('number'),
    validUntil: fields.day('validUntil'),
    file: fields.media('file')?.url ?? null,
  };
}
