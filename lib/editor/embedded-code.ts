// A comment ends at the first sign of its end: what may end in two places is tried in all combinations.
const SCRIPT_FIRST = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<script\b/i;
const STYLE_FIRST = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<style\b/i;

const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** What runs as it stands; data need an element of their own. */
const CLASSIC = /^(?:text|application)\/(?:javascript|ecmascript)$/i;

/**
 * The code of the setting `embedded-javascript` as the content of one script element. Code that was
 * pasted with its tags, as providers hand it out, runs without them. A file that a tag names, and what
 * is no classic script, gets an element with the tag's own attributes, from which providers read keys.
 */
export function toEmbeddedScript(code: string): string {
  const script = SCRIPT_FIRST.test(code)
    ? elementsOf(code, 'script')
        .map(([attributes, body]) => toCode(attributes, body))
        .join('\n')
    : code;
  return endless(script, 'script').replaceAll('<!--', '<\\!--');
}

/** The code of the setting `embedded-css` as the content of one style element, likewise. */
export function toEmbeddedStyle(code: string): string {
  const css = STYLE_FIRST.test(code)
    ? elementsOf(code, 'style')
        .map(([, body]) => body)
        .join('\n')
    : code;
  return endless(css, 'style');
}

/** Attributes and content, step by step: one pattern would look for an end from each beginning. */
function elementsOf(code: string, tag: 'style' | 'script'): [attributes: string, body: string][] {
  const start = new RegExp(`<${tag}\\b([^<>]*)>`, 'gi');
  const end = new RegExp(`</${tag}\\s*>`, 'gi');
  const elements: [string, string][] = [];
  for (let opened = start.exec(code); opened; opened = start.exec(code)) {
    end.lastIndex = start.lastIndex;
    const closed = end.exec(code);
    if (!closed) break;
    elements.push([opened[1] ?? '', code.slice(start.lastIndex, closed.index)]);
    start.lastIndex = end.lastIndex;
  }
  return elements;
}

function toCode(tag: string, body: string): string {
  const attributes = [...tag.matchAll(ATTRIBUTE)].map(
    ([, name = '', ...values]): [name: string, value: string] => [
      name.toLowerCase(),
      (values.find((value) => value !== undefined) ?? '')
        .replaceAll('&amp;', '&')
        // The policy allows the hosts that are named by https (server/csp.ts).
        .replace(/^\/\//, name.toLowerCase() === 'src' ? 'https://' : '//'),
    ],
  );
  const { src, type = '' } = Object.fromEntries(attributes);
  if (src === undefined && type.toLowerCase() === 'module') {
    // The policy lets no module run that a script inserts; one that imports nothing is code like any other.
    return /\b(?:import|export)\b/.test(body) ? '' : `${body};`;
  }
  if (src === undefined && (type === '' || CLASSIC.test(type))) return `${body};`;
  const element = { attributes, ...(src === undefined && { text: body }) };
  return `(({ attributes, text = '' }) => {
  const script = document.createElement('script');
  for (const [name, value] of attributes) script.setAttribute(name, value);
  script.textContent = text;
  document.head.append(script);
})(${JSON.stringify(element)});`;
}

// The code may not end its own element early by accident, nor keep the parser from seeing its end.
function endless(code: string, tag: 'style' | 'script'): string {
  return code.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/');
}
