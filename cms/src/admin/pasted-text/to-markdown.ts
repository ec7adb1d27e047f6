/// <reference path="./turndown-plugin-gfm.d.ts" />
import { strikethrough, tables } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { LOST_IMAGE_NOTE } from '../../editing/lost-image';
import { cleanHtml } from './clean-html';
import { BULLETS } from './plain-lists';

/** What Word adds to texts that it wrote by itself. */
const AUTOMATIC =
  /\s*(?:AI-generated content may be incorrect|Description automatically generated)\.?/gi;

/** What mail programs and chats show as an image: its alternative text is the sign itself. */
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[0-9#*]\ufe0f?\u20e3|\u200d|\ufe0f)+$/u;
/** For the layout of a page of paper, or for nothing that is seen. */
const INVISIBLE = /[\u00ad\u200b\ufeff]/g;

/** Lines of a mail that begin with a dash or a dot: a list, as its writer saw it. */
const TYPED_MARK = String.raw`(?:\\-|${BULLETS})[ \t]+`;
const TYPED_LIST = new RegExp(String.raw`^${TYPED_MARK}\S.*(?:\n{1,2}${TYPED_MARK}\S.*)+$`, 'gm');
const MARKS = new RegExp(`^${TYPED_MARK}`, 'gm');

/** An image of what was copied: its address as copied, and its alternative text. */
export type CopiedImage = { source: string; alternativeText: string };

/**
 * Copied HTML as Markdown, without anything that only the word processor knows.
 *
 * @param document What was copied; it is changed.
 * @param upload Is given the images in their order, and returns where each is now; `null`: nowhere.
 */
export async function toMarkdown(
  document: Document,
  upload: (images: CopiedImage[]) => Promise<(string | null)[]>,
): Promise<string> {
  document.body.innerHTML = document.body.innerHTML
    .replace(INVISIBLE, '')
    // At the start of a paragraph, fixed spaces would make a block of code of it.
    .replace(/\u00a0|&nbsp;/g, ' ');
  cleanHtml(document);
  for (const image of [...document.querySelectorAll('img')]) {
    const sign = image.getAttribute('alt') ?? '';
    if (EMOJI.test(sign)) image.replaceWith(sign);
  }
  const images = [...document.querySelectorAll('img')];
  const copied = images.map((image) => ({
    source: image.getAttribute('src') ?? '',
    alternativeText: (image.getAttribute('alt') ?? '').replace(AUTOMATIC, '').trim(),
  }));
  const addresses = copied.length > 0 ? await upload(copied) : [];
  for (const [index, image] of images.entries()) {
    const address = addresses[index];
    image.setAttribute('src', address ?? '');
    image.setAttribute('alt', copied[index]?.alternativeText.replace(/[[\]\s]+/g, ' ') ?? '');
    if (!address) image.replaceWith(missing(document));
  }
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    codeBlockStyle: 'fenced',
  });
  service.use([strikethrough, tables]);
  // Without them, 10³ would be 103.
  service.addRule('raised', {
    filter: ['sup', 'sub'],
    replacement: (content, { nodeName }) => {
      const name = nodeName.toLowerCase();
      return content.trim() ? `<${name}>${content.trim()}</${name}>` : content;
    },
  });
  // Else a word in angle brackets would be a tag.
  const { prototype } = TurndownService;
  service.escape = (text) => prototype.escape.call(service, text).replaceAll('<', '\\<');
  return tidy(service.turndown(document.body));
}

function missing(document: Document): Element {
  const text = document.createElement('em');
  text.textContent = LOST_IMAGE_NOTE;
  return text;
}

/** Empty lines are for the layout of a page of paper. */
function tidy(markdown: string): string {
  return (
    markdown
      .replace(/^(\s*)(-|\d+\.) {2,}/gm, '$1$2 ')
      .replace(/^\|.*$/gm, (row) => row.replace(/ {2,}\|/g, ' |').replace(/ +<br>/g, '<br>'))
      // Two spaces before a line are a break.
      .replace(/[ \t]+$/gm, (spaces, at: number, text: string) =>
        spaces.length > 1 && /^\n[^\S\n]*\S/.test(text.slice(at + spaces.length)) ? '  ' : '',
      )
      .replace(/\n{3,}/g, '\n\n')
      .replace(TYPED_LIST, (lines) =>
        lines
          .trimEnd()
          .replace(/[ \t]*\n+/g, '\n')
          .replace(MARKS, '- '),
      )
      .trim()
  );
}
