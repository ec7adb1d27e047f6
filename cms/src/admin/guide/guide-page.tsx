// The editors' guide (`docs/editors.md`), to be read inside the admin.
import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import MarkdownIt from 'markdown-it';
import { styled } from 'styled-components';
import leads from '../../../../docs/editors/leads.md?raw';
import guide from '../../../../docs/editors.md?raw';

const images = import.meta.glob<string>('../../../../docs/editors/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const Text = styled(Box)`
  max-width: 76rem;
  font-size: 1.6rem;
  line-height: 1.6;
  color: ${({ theme }) => theme.colors.neutral800};
  h2 { font-size: 2.2rem; margin: 3.2rem 0 1.2rem; }
  h3 { font-size: 1.8rem; margin: 2.4rem 0 0.8rem; }
  h2, h3, th, strong { font-weight: 600; }
  p, ul, ol, table { margin: 0 0 1.2rem; }
  ul, ol { padding-left: 2.4rem; list-style: revert; }
  img { max-width: 100%; border: 1px solid ${({ theme }) => theme.colors.neutral200}; }
  table { border-collapse: collapse; }
  th, td {
    padding: 0.8rem;
    text-align: left;
    vertical-align: top;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
`;

export default function GuidePage() {
  return (
    <Page.Main>
      <Page.Title>Guide</Page.Title>
      <Layouts.Header title="Guide" subtitle="How to change the website. No developer is needed." />
      <Layouts.Content>
        <Text
          background="neutral0"
          padding={8}
          hasRadius
          shadow="tableShadow"
          dangerouslySetInnerHTML={{ __html: toHtml(wholeGuide()) }}
        />
      </Layouts.Content>
    </Page.Main>
  );
}

/** The guide, and below it the one for leads, which is a file of its own. */
function wholeGuide(): string {
  const below = leads.replace(/^#/gm, '##').replace(/\]\(([\w-]+\.webp)\)/g, '](editors/$1)');
  return `${guide.replaceAll('](editors/leads.md)', '](#leads-what-visitors-sent)')}\n${below}`;
}

/** Our own file, without its title, which the page has already. */
function toHtml(markdown: string): string {
  const renderer = new MarkdownIt();
  const renderImage = renderer.renderer.rules.image;
  renderer.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const source = token?.attrGet('src') ?? '';
    token?.attrSet('src', images[`../../../../docs/${source}`] ?? source);
    return renderImage?.(tokens, index, options, env, self) ?? '';
  };
  const ids = new Set<string>();
  renderer.renderer.rules.heading_open = (tokens, index, options, _env, self) => {
    let id = headingId(tokens[index + 1]?.content ?? '');
    while (ids.has(id)) id += '-1';
    ids.add(id);
    tokens[index]?.attrSet('id', id);
    return self.renderToken(tokens, index, options);
  };
  return renderer.render(markdown.replace(/^# .*\n/, ''));
}

/** As GitHub does it, where the same files are read. */
function headingId(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return words.replaceAll(' ', '-');
}
