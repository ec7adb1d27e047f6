/** What stands inside these is code, not text. */
const CODE_ELEMENTS = ['script', 'style', 'template', 'svg', 'math', 'noscript', 'iframe'];

/** What begins and ends a piece of a text: a heading, a paragraph, an item, a cell. */
const PIECE_TAG =
  /<\/?(?:h[1-6]|p|br|hr|li|dt|dd|t[hdr]|caption|figcaption|summary|div|blockquote|pre)\b[^<>]*>/gi;

/** Stands between pieces until they are joined. */
const END = '\u2029';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/**
 * The words of an HTML text, for indexes and counts. Made for speed, not for showing: what comes
 * out is text and must never be put on a page as markup.
 */
export function htmlToWords(html: string): string {
  return joinPieces(decodeEntities(withoutTags(html)).split(END));
}

/** The words of a Markdown text, under the same condition. */
export function markdownToWords(markdown: string): string {
  const words = markdown
    // Addresses and rules are no words; the bound keeps hostile input from costing time.
    .replace(/\]\([^()]{0,500}\)/g, '] ')
    .replace(/^[ \t|:*_-]{3,}$/gm, ' ')
    .replace(/^[ \t]*(?:[-+*]|\d{1,3}[.)])[ \t]+/gm, END)
    .replace(/^[ \t]*#.*$/gm, `${END}$&${END}`)
    .replace(/^[ \t]*\|.*$/gm, (row) => row.replaceAll('|', END))
    .replace(/\n[ \t]*(?=\n)/g, END)
    .replaceAll('![', '[');
  const text = withoutTags(words).replace(/[*_~`#>|[\]\\]+/g, ' ');
  return joinPieces(decodeEntities(text).split(END));
}

/** Pieces of a text in one line; a middle dot parts those that end in no sign. */
export function joinPieces(pieces: readonly string[]): string {
  const full = pieces.map(tidy).filter((piece) => piece !== '');
  return full
    .map((piece, index) => {
      if (index === full.length - 1) return piece;
      return /[.!?:;,…]["'”’)]?$/.test(piece.slice(-2)) ? `${piece} ` : `${piece} · `;
    })
    .join('');
}

function withoutTags(html: string): string {
  return CODE_ELEMENTS.reduce(withoutElement, html)
    .replace(PIECE_TAG, END)
    .replace(/<[^<>]*>/g, ' ');
}

// Searched by position: a pattern would start again at each of a hundred thousand openings.
function withoutElement(html: string, element: string): string {
  const opening = new RegExp(`<${element}\\b`, 'gi');
  const closing = new RegExp(`</${element}\\b`, 'gi');
  const kept: string[] = [];
  let end = 0;
  for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
    kept.push(html.slice(end, found.index));
    closing.lastIndex = found.index;
    end = closing.exec(html)?.index ?? html.length;
    opening.lastIndex = end;
  }
  return [...kept, html.slice(end)].join(' ');
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    },
  );
}

function tidy(text: string): string {
  // Where markup ended before a comma, there is none before the comma.
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .trim();
}
