import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { checkUploads, refuseFile, type Upload } from './check-uploads';
import { readStart } from './read-start';

const MAX_SVG_BYTES = 2 * 1024 * 1024;
/** The parser looks for a namespace in all open elements; no drawing has this many in each other. */
const MAX_DEPTH = 500;
/** A bracket after white space, a byte order mark, or the zero bytes of UTF-16; so much white space that nothing else is seen. */
const MARKUP = /^[\s\0\xef\xbb\xbf\xfe\xff]*(?:<|\s\0?$)/;
const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const ACTIVE = new Set([
  'audio',
  'canvas',
  'embed',
  'foreignobject',
  'handler',
  'iframe',
  'listener',
  'object',
  'script',
  'video',
]);
/** A part of the drawing itself, or a bitmap inside of it: nothing is loaded, nothing runs. */
const SAFE_ADDRESS = /^\s*(#|data:image\/(png|jpe?g|gif|webp);base64,|$)/i;
const FOREIGN_STYLE =
  /url\(\s*["']?(?!\s*["']?(#|data:image\/(png|jpe?g|gif|webp);))|image-set\(|(?:image|src)\(\s*["']|@import|\\|javascript:/i;

/**
 * Refuses an SVG that could run a script or load something, in an upload and in a replacement: a
 * file is also opened by its own address, from a copy or through a cache that sets no policy.
 * Throws a `ValidationError` that says what was found, so that the editor can export it again.
 */
export function refuseActiveSvg(strapi: Core.Strapi): void {
  leaveDrawingsUndrawn(strapi);
  checkUploads(strapi, async (file) => {
    if (!file.filepath || !(await isMarkup(file, file.filepath))) return;
    const problem = findActivePart(await readFile(file.filepath));
    if (problem) refuseFile(file, `${problem}. Export it again as a plain SVG, or as a PNG.`);
  });
}

/**
 * Strapi draws each image once to see whether it can be drawn, a drawing at its own size: a few filters, or a figure
 * made of copies of copies, take minutes. What an SVG is made of has been read here already.
 */
function leaveDrawingsUndrawn(strapi: Core.Strapi): void {
  const images = strapi.plugin('upload').service('image-manipulation');
  const { isFaultyImage } = images;
  images.isFaultyImage = async (file: Upload) =>
    !(file.filepath && MARKUP.test(await readStart(file.filepath))) && isFaultyImage(file);
}

/**
 * By name, by declared type, and by its first bytes: a replacement keeps the name of the file whose
 * place it takes, so that an SVG sent as a PNG could become one again. No bitmap, video or PDF begins
 * with an angle bracket.
 */
async function isMarkup(
  { originalFilename, mimetype }: Upload,
  filepath: string,
): Promise<boolean> {
  const declared = `${path.extname(originalFilename ?? '')} ${mimetype ?? ''}`;
  return /svg|xml|html/i.test(declared) || MARKUP.test(await readStart(filepath));
}

/** What of an SVG is more than a drawing, in words; `null`: nothing. */
export function findActivePart(file: Buffer): string | null {
  if (file.length > MAX_SVG_BYTES) return 'it is larger than 2 MB';
  let found: string | null = null;
  // The first one is enough: what is broken may take long to read on.
  const refuse = (problem: string): never => {
    found = problem;
    throw new Error(problem);
  };
  try {
    readSvg(new TextDecoder('utf-8', { fatal: true }).decode(file), refuse);
  } catch {
    return found ?? 'it is not in UTF-8';
  }
  return null;
}

function readSvg(svg: string, refuse: (problem: string) => never): void {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  let style: string | null = null;
  let isFirst = true;

  parser.on('error', () => refuse('it is not a well-formed SVG'));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding)) refuse('it is not in UTF-8');
  });
  parser.on('doctype', (doctype) => {
    if (/\[|<!/.test(doctype)) refuse('it defines entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-stylesheet$/i.test(target)) refuse('it loads a style sheet');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) refuse('it has elements nested too deeply');
    if (isFirst && (tag.uri !== SVG || tag.local !== 'svg')) refuse('it is not an SVG');
    isFirst = false;
    // A browser reads the text around an element in a style as one, without that of the element.
    if (style !== null) refuse('it has elements in a style');
    if (isStyle(tag)) style = '';
    const [problem] = problemsOf(tag);
    if (problem) refuse(problem);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    if (!isStyle(tag)) return;
    if (loadsSomething(style ?? '')) refuse('it has styles that load something');
    style = null;
  });
  // A comment in the middle of a word splits the text, and a browser joins it again.
  const readText = (text: string) => {
    if (style !== null) style += text;
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.write(svg).close();
  if (isFirst) refuse('it is not an SVG');
}

function isStyle({ local }: SaxesTagNS): boolean {
  return local.toLowerCase() === 'style';
}

/** Spaces are one each: from `url(`, the pattern would read all that follow, twice. */
function loadsSomething(style: string): boolean {
  return FOREIGN_STYLE.test(style.replace(/\s+/g, ' '));
}

function problemsOf(tag: SaxesTagNS): string[] {
  const name = tag.local.toLowerCase();
  if (tag.uri === XHTML) return [`it has HTML inside (<${tag.local}>)`];
  if (ACTIVE.has(name)) return [`it has <${tag.local}> inside`];
  return Object.values(tag.attributes).flatMap(({ local, value }) => {
    const attribute = local.toLowerCase();
    if (attribute.startsWith('on')) return [`it runs a script (${local})`];
    if ((attribute === 'href' || attribute === 'src') && !SAFE_ADDRESS.test(value))
      // A link is followed by a person; an address that loads is not.
      return name === 'a' && /^\s*(https?:|mailto:)/i.test(value)
        ? []
        : [`it points to something outside of it (${local})`];
    if (attribute === 'attributename' && /href|^on/i.test(value)) return ['it changes a link'];
    return loadsSomething(value) ? [`it loads something (${local})`] : [];
  });
}
