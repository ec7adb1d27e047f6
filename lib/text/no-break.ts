const SPACE = '\u00a0';
/** A hyphen after which no line ends: the fonts of the site lack the character that is one by itself. */
const HYPHEN = '-\u2060';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const UNIT =
  '(?:%|°C|m?s|min|hrs?|[hdglt]|[cmk]?m|kg|ha|[kMGT]B|kWh?|[MG]W|percent|people|' +
  '(?:second|minute|hour|day|week|month|year)s?|thousand|million|billion)';
const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const ONES = '(?:one|two|three|four|five|six|seven|eight|nine)';

/** "29 October", "October 29", "July 2025" · "53 days", "20 s" · "USD 38,400". */
const PARTED = new RegExp(
  `(?<=\\b\\d{1,2}) (?=${MONTH}\\b)|(?<=\\b${MONTH}) (?=\\d)|(?<=\\d) (?=${UNIT}(?!\\w))|(?<=\\b[A-Z]{3}) (?=\\d)`,
  'g',
);
/** "a year", "I am": a line does not end with the letter. */
const LETTER = /(?<=(?<![\p{L}\p{N}'’/-])(?:an?|I)) (?=\p{L})/giu;
/** "fifty-nine". */
const NUMBER_WORD = new RegExp(`\\b(${TENS})-(?=${ONES}\\b)`, 'gi');

/** "day by day", "face to face": four letters a word at most, so that any line has room. */
const REPEATED = /\b(\p{L}{2,4}) (by|to|for) (\1)(?![\p{L}\p{N}])/giu;

/** "month-end", "go-live": short enough for any line. Not a part of an address, or of a longer compound. */
const SHORT_COMPOUND =
  /(?<=(?<![\p{L}\p{N}@./_-])\p{L}{1,6})-(?=\p{L}{1,6}(?![\p{L}\p{N}_]|[@./-][\p{L}\p{N}]))/gu;

/** Between two numbers: "28,000–90,000". */
const SPAN = /(?<=\d)–(?=\d)/g;

/** A text whose spans of numbers no end of a line parts, in any language. */
export function noBreakSpans(text: string): string {
  return text.replace(SPAN, '\u2060–\u2060');
}

/**
 * A title or a fact in English whose dates, quantities, spans and number words no end of a line parts, and in which
 * none follows an article. For what is drawn, not for what is stored, compared or read by programs.
 *
 * @param text Plain text, in one line.
 */
export function noBreak(text: string): string {
  return noBreakSpans(text)
    .replace(PARTED, SPACE)
    .replace(LETTER, SPACE)
    .replace(REPEATED, `$1${SPACE}$2${SPACE}$3`)
    .replace(NUMBER_WORD, `$1${HYPHEN}`);
}

/** The same for a sentence or two, whose short compounds stay whole as well; the name of a thing keeps its own characters. */
export function noBreakLead(text: string): string {
  return noBreak(text).replace(SHORT_COMPOUND, HYPHEN);
}
