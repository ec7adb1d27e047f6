// The editors' guide (`docs/editors.md`), to be read inside the admin.
import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import leads from '../../../../docs/editors/leads.md?raw';
import guide from '../../../../docs/editors.md?raw';
import { toHtml, wholeGuide } from './guide-html';

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
  a { color: ${({ theme }) => theme.colors.primary600}; }
  img { max-width: 100%; border: 1px solid ${({ theme }) => theme.colors.neutral200}; }
  table { display: block; overflow-x: auto; border-collapse: collapse; }
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
          dangerouslySetInnerHTML={{ __html: toHtml(wholeGuide(guide, leads), addressOf) }}
        />
      </Layouts.Content>
    </Page.Main>
  );
}

/** Of an image of the guide, as the bundler has stored it. */
function addressOf(source: string): string {
  return images[`../../../../docs/${source}`] ?? source;
}
