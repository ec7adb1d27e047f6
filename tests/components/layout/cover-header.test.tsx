import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CoverHeader } from '@/components/layout/cover-header';
import { IMAGE } from '../../fixtures/blocks';

const render = (mime: string) =>
  renderToStaticMarkup(
    <CoverHeader title="ERP" trail={[]} brand="Nyuzi" tone="light" image={{ ...IMAGE, mime }} />,
  );

test('a photo has a higher band than a drawing, and its own colours on a light ground', () => {
  expect(render('image/jpeg')).toContain(' data-photo=""');
  expect(render('image/jpeg')).not.toContain('mix-blend-multiply');
  expect(render('image/webp')).not.toContain('data-photo');
  expect(render('image/webp')).toContain('mix-blend-multiply');
});
