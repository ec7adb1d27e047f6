import { LOST_IMAGE_NOTE } from '../../editing/lost-image';
import { plainLists } from './plain-lists';
import type { TextTarget } from './text-target';
import { textTargetOf } from './text-target';

/** Formatting that is worth keeping, paragraphs among it; HTML without it is pasted as the text that it is. */
const FORMATTED =
  /<(?:h[1-6]|[uo]l|table|img|a\s[^>]*href|b|strong|i|em|su[bp]|s)\b|<p\b[\s\S]*<p\b|mso-list|role="heading"|font-weight:\s*[67]00/i;

/** A line that means something at its start only: a heading, an entry of a list, a row of a table. */
const BLOCK = /^\s*(?:#{1,6} |- |\d+\. |\| )/;

/** Images may take seconds. */
const ADDING = 'The text and its images are being added …';
const NOT_ADDED = 'The text was not added: its field is not open any more. Paste it again.';
const NO_IMAGE =
  'Only images are taken here. Put other files into the Media Library, and link to them.';
const NOTICE_MS = 10_000;

/**
 * Text that was copied from Word, a document of Google or a website is pasted as what the field
 * holds, without the styles that come with it; its images go to the Media Library. An image that was
 * copied by itself does so too. Ctrl+Shift+V pastes the text alone, as everywhere.
 */
export function convertPastedText(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const target = textTargetOf(event.target);
      const data = event.clipboardData;
      if (!target || !data) return;
      const html = data.getData('text/html');
      const rtf = data.getData('text/rtf');
      const plain = data.getData('text/plain');
      const [file] = data.files;
      const isImage = html === '' && plain === '' && file;
      const isSource = target.holds !== 'html';
      // What has tags is the HTML that somebody copied.
      const lists = !isSource && plain.includes('<') ? null : plainLists(plain, isSource);
      const paste = FORMATTED.test(html)
        ? () => pasteHtml(target, html, rtf)
        : isImage && file.type.startsWith('image/')
          ? () => insertImage(target, file)
          : lists !== null
            ? async () => insert(target, isSource ? lists : await toFormat(lists, target.holds))
            : null;
      if (!paste) return;
      event.preventDefault();
      event.stopPropagation();
      // The words at least; an image by itself has none.
      void add(() => paste().catch(() => target.insert(plain || LOST_IMAGE_NOTE)));
    },
    { capture: true },
  );
}

/** Images that are dropped on such a field are stored as pasted ones. The browser would leave the page for them, or do nothing. */
export function storeDroppedImages(): void {
  // Without an answer to it there is no drop.
  document.addEventListener(
    'dragover',
    (event) => {
      if (!event.dataTransfer?.types.includes('Files') || !textTargetOf(event.target)) return;
      event.preventDefault();
    },
    { capture: true },
  );
  document.addEventListener(
    'drop',
    (event) => {
      const target = textTargetOf(event.target);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!target || files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const images = files.filter(({ type }) => type.startsWith('image/'));
      if (images.length < files.length) notice(NO_IMAGE);
      target.focus();
      target.place(event.clientX, event.clientY);
      if (images.length > 0) void add(() => addImages(target, images));
    },
    { capture: true },
  );
}

/** Says that something is being added, and where it was not. */
async function add(insertion: () => Promise<boolean>): Promise<void> {
  const message = show(ADDING);
  const isAdded = await insertion();
  message.remove();
  if (!isAdded) notice(NOT_ADDED);
}

function notice(text: string): void {
  const message = show(text);
  setTimeout(() => message.remove(), NOTICE_MS);
}

async function pasteHtml(target: TextTarget, html: string, rtf: string): Promise<boolean> {
  const [{ toMarkdown }, { uploadImages }] = await Promise.all([
    import('./to-markdown'),
    import('./upload-images'),
  ]);
  const copied = new DOMParser().parseFromString(html, 'text/html');
  const markdown = await toMarkdown(copied, (images) => uploadImages(images, rtf));
  return insert(target, await toFormat(markdown, target.holds));
}

/** Headings, lists and tables are none beside other words of their line. */
function insert(target: TextTarget, text: string): boolean {
  const [before, after] = target.line();
  const lines = text.split('\n');
  const isApart = BLOCK.test(lines[0] ?? '') && /\p{L}/u.test(before);
  const isFollowed = BLOCK.test(lines.at(-1) ?? '') && after.trim() !== '';
  return target.insert(`${isApart ? '\n\n' : ''}${text}${isFollowed ? '\n\n' : ''}`);
}

/** One after the other, in their order. Of one that is refused, such as HEIC, the service says why. */
async function addImages(target: TextTarget, images: readonly File[]): Promise<boolean> {
  let isAdded = true;
  for (const image of images) {
    try {
      isAdded = await insertImage(target, image, image.name);
    } catch (error) {
      notice(error instanceof Error ? error.message : `“${image.name}” was not stored.`);
    }
  }
  return isAdded;
}

async function insertImage(target: TextTarget, file: File, name?: string): Promise<boolean> {
  const { uploadImage } = await import('./upload-images');
  const address = await uploadImage(file, '', name);
  return target.insert(await toFormat(`![](${address})`, target.holds));
}

/** An answer without links and emphasis stays as plain as it would be typed. */
async function toFormat(markdown: string, holds: TextTarget['holds']): Promise<string> {
  const isPlain = !/[*_~[\]|#`<\\]|^\d+\. /m.test(markdown);
  if (holds === 'markdown' || (holds === 'answer' && isPlain)) return markdown;
  const { default: MarkdownIt } = await import('markdown-it');
  // Tags in it stand for what Markdown has no marks for; what was a word in angle brackets is escaped.
  return new MarkdownIt({ html: true }).render(markdown).trim();
}

function show(text: string): HTMLElement {
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  message.textContent = text;
  message.style.cssText =
    'position:fixed;bottom:2rem;left:50%;z-index:9;padding:1.2rem;font-size:1.4rem;background:#32324d;color:#fff;border-radius:4px';
  document.body.append(message);
  return message;
}
