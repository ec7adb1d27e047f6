/** What stands inside these is code, not text. */
const CODE_ELEMENTS = ['script', 'style', 'template', 'svg', 'math', 'noscript', 'iframe'];

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
  return tidy(decodeEntities(withoutTags(html)));
}

/** The words of a Markdown text, under the same condition. */
export function markdownToWords(markdown: string): string {
  const words = markdown
    // Addresses and rules are no words; the bound keeps hostile input from costing time.
    .replace(/\]\([^()]{0,500}\)/g, '] ')
    .replace(/^[ \t|:*_-]{3,}$/gm, ' ')
    .replace(/^[ \t]*[-+][ \t]+/gm, ' ')
    .replaceAll('![', '[');
  return tidy(decodeEntities(withoutTags(words).replace(/[*_~`#>|[\]\\]+/g, ' ')));
}

function withoutTags(html: string): string {
  return CODE_ELEMENTS.reduce(withoutElement, html).replace(/<[^<>]*>/g, ' ');
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
