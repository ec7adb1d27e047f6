import { isFrameworkScript } from '@/lib/server/ops/next-internals';

/** The scripts in a document that are ours, by form and place. */
export type InlineScripts = {
  /** The code of each script that may run. */
  trusted: string[];
  /** The code of the script that the setting `embedded-javascript` holds; empty without one. */
  embedded: string;
};

// Read in the order of the document, and every tag as a whole: nothing inside a comment, a style sheet,
// a script or an attribute can pass for an element.
const ATTRIBUTES = /([^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*)/.source;
const TOKEN = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    `<(style|script|title|textarea)\\b${ATTRIBUTES}>([\\s\\S]*?)</\\1\\s*>`,
    `</?[a-z]${ATTRIBUTES}>`,
  ].join('|'),
  'gi',
);

/**
 * Finds the inline scripts of a document that may run: the framework's data anywhere, the early script
 * before the header, the embedded script after the footer. One that came in with content stands
 * between header and footer, and is none of them whatever it looks like.
 */
export function findInlineScripts(html: string): InlineScripts {
  const tokens = [...html.matchAll(TOKEN)];
  const headerAt = tokens.findIndex(([text]) => /^<header\b/i.test(text));
  const footerAt = tokens.findLastIndex(([text]) => /^<\/footer\s*>/i.test(text));
  const trusted: string[] = [];
  let embedded = '';
  for (const [index, [, tag = '', attributes = '', code = '']] of tokens.entries()) {
    if (tag.toLowerCase() !== 'script' || code === '' || /\bsrc=/.test(attributes)) continue;
    const isEarly = attributes.includes('data-script="early"') && index < headerAt;
    const isEmbedded =
      attributes.includes('data-embedded="javascript"') && footerAt > -1 && index > footerAt;
    if (isEmbedded) embedded = code;
    if (isEarly || isEmbedded || isFrameworkScript(code)) trusted.push(code);
  }
  return { trusted, embedded };
}
