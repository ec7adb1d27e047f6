import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CoverHeader } from '@/components/layout/cover-header';
import { IMAGE } from '../../fixtures/blocks';

const render = (isPhotograph: boolean) =>
  renderToStaticMarkup(
    <CoverHeader
      title="ERP"
      trail={[]}
      brand="Nyuzi"
      tone="light"
      image={{ ...IMAGE, isPhotograph }}
    />,
  );

test('a photo has a higher band than a drawing, and its own colours on a light ground', () => {
  expect(render(true)).toContain(' data-photo=""');
  expect(render(true)).not.toContain('mix-blend-multiply');
  expect(render(false)).not.toContain('data-photo');
  expect(render(false)).toContain('mix-blend-multiply');
});
