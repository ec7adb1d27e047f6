import 'server-only';
import type { Block, InventoryEntry } from '@/content-client';
import { frameStyleText } from '@/lib/editor/block-style';
import { filterEditorClasses } from '@/lib/editor/editor-classes';
import { parseBlockStyle } from '@/lib/editor/inline-style';
import type { Dropped } from '@/lib/server/html/content-rules';
import { placeOf, type Text, textsOfBlock } from './block-texts';
import { quote, type Report, type Rule } from './finding';
import { readText } from './read-text';
import { textOf } from './values';

/** A link as an editor wrote it, and its place. */
export type WrittenLink = { entry: InventoryEntry; place: string; href: string };

/** How the admin begins the note that a paste leaves in the place of an image it could not take. */
const LOST_IMAGE = '(An image was here.';

const RULE_OF_DROPPED: Record<Dropped['what'], Rule | null> = {
  class: 'class-dropped',
  style: 'style-dropped',
  element: 'html-dropped',
  attribute: 'html-dropped',
  image: 'html-dropped',
  frame: 'html-dropped',
  text: 'html-dropped',
  // Links have a rule of their own.
  link: null,
};

/**
 * Processes an entry's texts like the site does, and reports what does not reach the page.
 *
 * @returns The links in them.
 */
export async function checkTexts(
  entry: InventoryEntry,
  { mediaUrl, report }: { mediaUrl: string; report: Report },
): Promise<WrittenLink[]> {
  const links: WrittenLink[] = [];
  for (const { place, format, source } of textsOf(entry)) {
    const text = await readText(format, source, mediaUrl);
    for (const { what, detail } of text.dropped) {
      const rule = RULE_OF_DROPPED[what];
      if (rule) report(rule, entry, place, `Left out: ${quote(detail)}`);
    }
    links.push(...text.links.map((href) => ({ entry, place, href })));
    for (const src of text.imagesWithoutText) {
      report('alt-missing', entry, place, `The image ${quote(src)} has no alternative text.`);
    }
    for (const words of text.vagueLinks) {
      report('link-vague', entry, place, describeVague(words));
    }
    for (const words of text.headlessTables) {
      const message = `No cell of the table “${quote(words)}” is a heading: mark its first row (<th>).`;
      report('table-headless', entry, place, message);
    }
    if (source.includes(LOST_IMAGE)) {
      const note = 'Visitors read the note in its place: insert the image, and delete the note.';
      report('image-lost', entry, place, note);
    }
    if (text.failure !== null) {
      report('malformed', entry, place, `Is not valid Markdown: ${quote(text.failure)}`);
    }
  }
  for (const [place, frame] of framesOf(entry)) {
    for (const style of [frameStyleText(frame), frame.innerStyle]) {
      for (const dropped of parseBlockStyle(style).dropped) {
        report('style-dropped', entry, place, `Left out: ${quote(dropped)}`);
      }
    }
    for (const classes of [frame.classes, frame.innerClasses]) {
      for (const dropped of filterEditorClasses(classes).dropped) {
        report('class-dropped', entry, place, `Left out: ${quote(dropped)}`);
      }
    }
  }
  return links;
}

function describeVague(words: string): string {
  if (!words) return 'A link has no words: who cannot see it does not know where it leads.';
  return `“${quote(words)}” does not say where its link leads: a screen reader lists links without the text around them.`;
}

function textsOf(entry: InventoryEntry): Text[] {
  const inBlocks = entry.blocks.flatMap(textsOfBlock);
  if (entry.type === 'vacancy') {
    const source = textOf(entry.fields.description);
    return [{ place: 'description', format: 'markdown', source }];
  }
  if (entry.type === 'global-entity') {
    // The only setting whose text is formatted.
    if (entry.fields.key !== 'careers') return [];
    return [{ place: 'richText', format: 'markdown', source: textOf(entry.fields.richText) }];
  }
  if (entry.type !== 'qna') return inBlocks;
  return ['title', 'description'].map((place) => ({
    place,
    format: 'html',
    source: textOf(entry.fields[place]),
  }));
}

function framesOf({ blocks }: InventoryEntry): [place: string, frame: Block['frame']][] {
  return blocks.map((block) => [`${placeOf(block)}.renderBlock`, block.frame]);
}
