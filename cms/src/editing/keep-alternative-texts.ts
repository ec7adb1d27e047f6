import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isContent, isWithoutText } from './alternative-texts';
import { type FileChange, guardFileChanges, UNDECLARED } from './file-changes';
import { usesOf } from './file-uses';
import { findReadable, UNREADABLE } from './readable-entry';

/**
 * Refuses to take the alternative text from an image that visitors see as content, and to replace another
 * file by an image without one: nothing is published again, so `requireAlternativeTexts` is not asked.
 */
export function keepAlternativeTexts(strapi: Core.Strapi): void {
  guardFileChanges(strapi, async (ctx, changes) => {
    const files = changes
      .filter((change) => isWithoutText(afterwards(change)) && !isWithoutText(change.file))
      .map(({ file }) => file);
    const uses = usesOf(
      strapi,
      files,
      ({ model, field }) => field !== null && isContent(model, field),
    );
    for await (const { file, entries } of uses) {
      const shown = entries.filter(({ isPublic }) => isPublic);
      if (shown.length === 0) continue;
      const first = findReadable(strapi, ctx, shown)?.name ?? UNREADABLE;
      throw new errors.ValidationError(
        `Nothing was changed: visitors see “${file.name}” in ${first}, and it would have no alternative text. Say in one sentence what it shows.`,
      );
    }
  });
}

/** A text that is not sent stays; one that is `null` stays too, unless the file is replaced. */
function afterwards({ file, info, replacement }: FileChange): Record<string, unknown> {
  const { alternativeText: sent } = info;
  const stays = sent === undefined || (sent === null && replacement === null);
  return {
    mime: replacement === UNDECLARED ? 'image/*' : (replacement ?? file.mime),
    alternativeText: stays ? file.alternativeText : sent,
  };
}
