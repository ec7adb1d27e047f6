const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
// A comment ends at the first sign of its end: what may end in two places is tried in all combinations.
const SCRIPT_FIRST = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<script\b/i;
const STYLE_FIRST = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<style\b/i;

/**
 * The code of the setting `embedded-javascript` as the content of one script element. Code that was
 * pasted with its tags, as providers hand it out, runs without them; a file that a tag names is
 * loaded by the script.
 */
export function toEmbeddedScript(code: string): string {
  const script = SCRIPT_FIRST.test(code)
    ? [...code.matchAll(SCRIPT)]
        .map(([, attributes = '', body = '']) => toCode(attributes, body))
        .join('\n')
    : code;
  return endless(script, 'script').replaceAll('<!--', '<\\!--');
}

/** The code of the setting `embedded-css` as the content of one style element, likewise. */
export function toEmbeddedStyle(code: string): string {
  const css = STYLE_FIRST.test(code)
    ? [...code.matchAll(STYLE)].map(([, body = '']) => body).join('\n')
    : code;
  return endless(css, 'style');
}

function toCode(attributes: string, body: string): string {
  const [, source] = /(?:^|\s)src\s*=\s*["']?([^"'\s>]+)/i.exec(attributes) ?? [];
  if (source === undefined) return `${body};`;
  const url = JSON.stringify(source.replaceAll('&amp;', '&').replace(/^\/\//, 'https://'));
  return `document.head.append(Object.assign(document.createElement('script'), { src: ${url} }));`;
}

// The code may not end its own element early by accident, nor keep the parser from seeing its end.
function endless(code: string, tag: 'style' | 'script'): string {
  return code.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/');
}
