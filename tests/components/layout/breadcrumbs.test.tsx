import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';

test('ABOUT US stays as it is written, and is drawn word by word; no other name is', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs trail={[{ name: 'ABOUT US' }, { name: 'ERP' }]} />,
  );
  expect(html).toContain(
    '<span><span class="capitals">ABOUT</span> <span class="capitals">US</span></span>',
  );
  expect(html.match(/capitals/g)).toHaveLength(2);
});
