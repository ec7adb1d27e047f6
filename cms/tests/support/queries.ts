const BLOCKS = [
  'rich-text-markdown-wrapper',
  'html-markdown-wrapper',
  'action-btn-wrapper',
  'quote-wrapper',
  'carousel-button',
  'rich-text',
  'media-wrapper',
];
const BLOCKS_WITH_FILES = ['slider-wrapper', 'stack-images'];

/** An article with all its blocks, as the site asks for it. */
export const ARTICLE_QUERY = [
  'populate[cover]=true',
  'populate[seo][populate]=*',
  ...BLOCKS.map((name) => `populate[blocks][on][shared.${name}][populate]=*`),
  ...BLOCKS_WITH_FILES.flatMap((name) => [
    `populate[blocks][on][shared.${name}][populate][files][populate]=*`,
    `populate[blocks][on][shared.${name}][populate][renderBlock]=true`,
  ]),
].join('&');

/** The menu with its four levels, as the site asks for it. */
export const MENU_QUERY = `filters[parent][id][$null]=true&sort=order:asc&${menuLevel('populate', 4)}`;

function menuLevel(prefix: string, depth: number): string {
  const article = `${prefix}[article][fields][0]=slug`;
  if (depth === 1) return article;
  const children = menuLevel(`${prefix}[children][populate]`, depth - 1);
  return [article, `${prefix}[children][sort]=order:asc`, children].join('&');
}
