import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardFileChanges, UNDECLARED } from './file-changes';

/** What a file is to a browser, which goes by the ending of its address. */
const KINDS: readonly [RegExp, string][] = [
  [/^image\/svg/, 'an SVG'],
  [/^image\//, 'a photo or another image of pixels'],
  [/^video\//, 'a video'],
  [/^audio\//, 'a sound'],
  [/^application\/pdf$/, 'a PDF'],
];

/**
 * Refuses to replace a file by one of another kind: it keeps its address, and a photo of a certificate that is sent
 * as a PDF opens nowhere. Where the site expects an image, a video or a PDF would be shown by nothing.
 */
export function keepFileKinds(strapi: Core.Strapi): void {
  guardFileChanges(strapi, async (_, changes) => {
    for (const { file, replacement } of changes) {
      if (replacement === null || replacement === UNDECLARED) continue;
      const kind = kindOf(String(file.mime));
      if (kind === undefined || kind === kindOf(replacement)) continue;
      throw new errors.ValidationError(
        `Nothing was changed: “${file.name}” is ${kind}, and its address stays the same. Replace it by ${kind}, or upload the other file and choose it in the entry.`,
      );
    }
  });
}

function kindOf(mime: string): string | undefined {
  return KINDS.find(([pattern]) => pattern.test(mime))?.[1];
}
