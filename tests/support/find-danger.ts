import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { EVIL_HOST } from '../fixtures/xss-vectors';

const FORBIDDEN = new Set(
  'script style iframe frame frameset object embed applet form input button select textarea base meta link svg math template noscript audio portal marquee xmp plaintext title body'.split(
    ' ',
  ),
);
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|\/(?![/\\])|#|\?)/i;
const ADDRESSES = ['href', 'src', 'poster', 'cite', 'action', 'formAction', 'data', 'xLinkHref'];
const ASKED_AT_ONCE = ['src', 'poster', 'srcSet', 'background', 'ping'];
/** A copy that the optimizer of the site makes, and its width. */
const OPTIMIZED = /^\/_next\/image\?url=http\S+&w=\d+&q=\d+ \d+w$/;
const PLAYERS =
  /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com|www\.openstreetmap\.org)\//;

/**
 * Everything in a piece of HTML that could run code, ask a third party, or take over the page, as the
 * browser's own reading of it has it. Empty for HTML that may be shown.
 */
export function findDanger(html: string): string[] {
  // Twice: a browser with scripts on reads <noscript> and the like in another way than one without.
  return [false, true].flatMap((fragment) => findIn(read(html, fragment), fragment));
}

function read(html: string, fragment: boolean): Root {
  return unified()
    .use(rehypeParse, { fragment })
    .parse(fragment ? html : `<div>${html}</div>`);
}

function findIn(tree: Root, isFragment: boolean): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'comment' || node.type === 'doctype') found.push(node.type);
    if (node.type !== 'element') return;
    const isOwnBody = node.tagName === 'body' && !isFragment;
    if (FORBIDDEN.has(node.tagName) && !isOwnBody) found.push(`<${node.tagName}>`);
    found.push(...findInAttributes(node));
  });
  return found;
}

function findInAttributes({ tagName, properties }: Element): string[] {
  return Object.entries(properties).flatMap(([name, raw]) => {
    const value = Array.isArray(raw) ? raw.join(' ') : String(raw);
    const found: string[] = [];
    const say = (why: string) => found.push(`${tagName} ${name}: ${why}`);
    if (/^on/i.test(name)) say('handler');
    if (name === 'srcDoc' || name === 'name' || name === 'is') say('attribute');
    if (name === 'srcSet' && !value.split(', ').every((copy) => OPTIMIZED.test(copy))) say(value);
    if (name === 'id' && !/^(user-content-[0-9a-f]{8}-fn|part-)/.test(value)) say('id');
    if (ADDRESSES.includes(name) && !SAFE_ADDRESS.test(value)) say(value);
    if (ASKED_AT_ONCE.includes(name) && value.includes(EVIL_HOST)) say('asks a third party');
    if (name === 'dataPlay' && !PLAYERS.test(value)) say(value);
    if (
      name === 'style' &&
      /url|expression|image|position|z-index|behavior|binding|@|\\/i.test(value)
    ) {
      say(value);
    }
    if (name === 'className' && /fixed|absolute|inset|\[|z-50/.test(value)) say(value);
    if (name === 'href' && /@|^https?:[^/]/i.test(value) && !value.startsWith('mailto:'))
      say(value);
    if (name === 'target' && !String(properties.rel).includes('noopener')) say('without rel');
    return found;
  });
}
