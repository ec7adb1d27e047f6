import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { SaxesParser, type SaxesTagNS } from 'saxes';

type Upload = { filepath?: string; originalFilename?: string | null; mimetype?: string | null };

const MAX_SVG_BYTES = 2 * 1024 * 1024;
/** A bracket after white space, a byte order mark, or the zero bytes of UTF-16. */
const MARKUP = /^[\s\0\xef\xbb\xbf\xfe\xff]*</;
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
  const uploads = strapi.plugin('upload').service('upload');
  const { upload, replace } = uploads;
  uploads.upload = async (params: { files: Upload | Upload[] }, options: unknown) => {
    await checkAll(params.files);
    return upload.call(uploads, params, options);
  };
  uploads.replace = async (id: unknown, params: { file: Upload }, options: unknown) => {
    await checkAll(params.file);
    return replace.call(uploads, id, params, options);
  };
}

async function checkAll(files: Upload | Upload[]): Promise<void> {
  for (const file of Array.isArray(files) ? files : [files]) {
    const name = file.originalFilename ?? '';
    if (!file.filepath || !(await isMarkup(file, file.filepath))) continue;
    const problem = findActivePart(await readFile(file.filepath));
    if (problem)
      throw new errors.ValidationError(
        `“${name}” was not taken: ${problem}. Export it again as a plain SVG, or as a PNG.`,
      );
  }
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

async function readStart(filepath: string): Promise<string> {
  const file = await open(filepath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What of an SVG is more than a drawing, in words; `null`: nothing. */
export function findActivePart(file: Buffer): string | null {
  if (file.length > MAX_SVG_BYTES) return 'it is larger than 2 MB';
  const problems: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let openStyles = 0;
  let style = '';
  let isFirst = true;

  parser.on('error', () => problems.push('it is not a well-formed SVG'));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding)) problems.push('it is not in UTF-8');
  });
  parser.on('doctype', (doctype) => {
    if (/\[|<!/.test(doctype)) problems.push('it defines entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-stylesheet$/i.test(target)) problems.push('it loads a style sheet');
  });
  parser.on('opentag', (tag) => {
    if (isFirst && (tag.uri !== SVG || tag.local !== 'svg')) problems.push('it is not an SVG');
    isFirst = false;
    if (tag.local.toLowerCase() === 'style') openStyles += 1;
    problems.push(...problemsOf(tag));
  });
  parser.on('closetag', (tag) => {
    if (tag.local.toLowerCase() !== 'style') return;
    openStyles -= 1;
    if (FOREIGN_STYLE.test(style)) problems.push('it has styles that load something');
    if (openStyles === 0) style = '';
  });
  // A comment in the middle of a word splits the text, and a browser joins it again.
  const readText = (text: string) => {
    if (openStyles > 0) style += text;
  };
  parser.on('text', readText);
  parser.on('cdata', readText);

  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(file)).close();
  } catch {
    problems.push('it is not in UTF-8');
  }
  if (isFirst) problems.push('it is not an SVG');
  return problems[0] ?? null;
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
    return FOREIGN_STYLE.test(value) ? [`it loads something (${local})`] : [];
  });
}
