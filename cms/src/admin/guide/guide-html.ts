import MarkdownIt from 'markdown-it';

/** The guide, and below it the one for leads, which is a file of its own. */
export function wholeGuide(guide: string, leads: string): string {
  const below = leads.replace(/^#/gm, '##').replace(/\]\(([\w-]+\.webp)\)/g, '](editors/$1)');
  return `${guide.replaceAll('](editors/leads.md)', '](#leads-what-visitors-sent)')}\n${below}`;
}

/**
 * Our own file, without its title, which the page has already. A link to another file of ours is plain text: the
 * admin has no page for it.
 *
 * @param addressOf The address of an image, as the browser loads it.
 */
export function toHtml(markdown: string, addressOf: (source: string) => string): string {
  const parser = new MarkdownIt();
  const { rules } = parser.renderer;
  const renderImage = rules.image;
  rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    token?.attrSet('src', addressOf(token.attrGet('src') ?? ''));
    return renderImage?.(tokens, index, options, env, self) ?? '';
  };
  let isLink = false;
  rules.link_open = (tokens, index, options, _env, self) => {
    isLink = /^(?:#|https?:)/.test(String(tokens[index]?.attrGet('href')));
    return isLink ? self.renderToken(tokens, index, options) : '';
  };
  rules.link_close = (tokens, index, options, _env, self) =>
    isLink ? self.renderToken(tokens, index, options) : '';
  const ids = new Set<string>();
  rules.heading_open = (tokens, index, options, _env, self) => {
    let id = headingId(tokens[index + 1]?.content ?? '');
    while (ids.has(id)) id += '-1';
    ids.add(id);
    tokens[index]?.attrSet('id', id);
    return self.renderToken(tokens, index, options);
  };
  return parser.render(markdown.replace(/^# .*\n/, ''));
}

/** As GitHub does it, where the same files are read. */
function headingId(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return words.replaceAll(' ', '-');
}
