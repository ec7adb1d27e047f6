import MarkdownIt from 'markdown-it';

/** The fields whose text is Markdown for visitors (lib/server/content-check/text-rules.ts has the same). */
const MARKDOWN = new Set([
  'shared.rich-text-markdown-wrapper.body',
  'api::vacancy.vacancy.description',
  'api::global-entity.global-entity.richText',
]);

const parser = new MarkdownIt();

/** Whether the text of a field may contain images. */
export function isTextOfImages(model: string, field: string): boolean {
  return MARKDOWN.has(`${model}.${field}`);
}

/** The names of the files of images in a text that say nothing instead of their image. */
export function findImagesWithoutText(markdown: string): string[] {
  return parser
    .parse(markdown, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type, content }) => type === 'image' && content.trim() === '')
    .map((image) => nameOf(image.attrGet('src') ?? ''));
}

function nameOf(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1);
}
