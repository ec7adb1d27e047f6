import { fieldsOf, optionalFields } from './fields';
import { type Reading, read } from './reading';

const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;

export type Alignment = (typeof ALIGNMENTS)[number];

/**
 * How the editor placed a block on the page. Strings are as the editor wrote them: the site
 * decides which properties and classes it applies.
 */
export type BlockFrame = {
  align: Alignment | null;
  /** 1 to 100; `null`: not set. */
  widthPercent: number | null;
  fontSize: string | null;
  style: string | null;
  innerStyle: string | null;
  padding: string | null;
  margin: string | null;
  classes: string | null;
  innerClasses: string | null;
};

/**
 * The render settings of a block (specification §2, Article page). `value` holds the alignment
 * in one reading of the specification and the width in the other, so it is read as both.
 */
export function toBlockFrame(value: unknown, reading: Reading): BlockFrame {
  const raw = read(optionalFields, value, reading);
  const { text } = fieldsOf(raw, reading);
  const setting = text('value');
  return {
    align: toAlignment(setting),
    widthPercent: toPercent(text('width')) ?? toPercent(setting),
    fontSize: text('fontSize'),
    style: text('styleCSS'),
    innerStyle: text('innerStyleCSS'),
    padding: text('padding'),
    margin: text('margin'),
    classes: text('htmlCSSClasses'),
    innerClasses: text('innerHtmlCSSClasses'),
  };
}

function toAlignment(setting: string | null): Alignment | null {
  const word = setting?.trim().toLowerCase();
  return ALIGNMENTS.find((alignment) => alignment === word) ?? null;
}

/** 'Full', 'Half', or a number after the last hyphen ('Width-70'). */
function toPercent(setting: string | null): number | null {
  const word = setting?.trim().toLowerCase() ?? '';
  if (word === 'full') return 100;
  if (word === 'half') return 50;
  const percent = Number(/-(\d+(?:\.\d+)?)%?$/.exec(word)?.[1] ?? Number.NaN);
  return percent >= 1 && percent <= 100 ? percent : null;
}
