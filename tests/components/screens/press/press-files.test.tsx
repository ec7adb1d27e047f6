import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PressFiles } from '@/components/screens/press/press-files';
import type { PressFile } from '@/content-client';
import { IMAGE } from '../../../fixtures/blocks';

const SIZE = { width: 1200, height: 800 };
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function render(media: PressFile['media']): string {
  return renderToStaticMarkup(<PressFiles files={[{ name: 'A file', media }]} />);
}

test('type and size of a file are named, as far as they say something', () => {
  const image = { kind: 'image', ...IMAGE, ...SIZE } as const;
  expect(render({ ...image, mime: 'image/webp' })).toContain('>WEBP · 1200 × 800<');
  expect(render({ ...image, mime: 'image/svg+xml' })).toContain('>SVG<');
  const file = { kind: 'file', url: '/a', name: 'a' } as const;
  expect(render({ ...file, mime: 'application/pdf' })).toContain('>PDF<');
  expect(render({ ...file, mime: WORD })).not.toContain('VND');
  expect(render({ ...file, mime: null })).not.toContain('text-sm');
});

test('of a cover, which is empty where its title stands, the other end is shown', () => {
  const image = { kind: 'image', ...IMAGE, ...SIZE, mime: 'image/webp' } as const;
  expect(render({ ...image, width: 1600, height: 560 })).toContain('object-right');
  expect(render(image)).not.toContain('object-right');
});

test('the last of an odd number of files has the row, so that none is left half empty', () => {
  const image = { kind: 'image', ...IMAGE, ...SIZE, mime: 'image/webp' } as const;
  const haveRow = (count: number) => {
    const files = Array.from({ length: count }, (_, index) => ({
      name: `File ${index}`,
      media: { ...image, url: `/uploads/${index}.webp` },
    }));
    const html = renderToStaticMarkup(<PressFiles files={files} />);
    return html.split('<li').flatMap((item) => {
      const [, name] = />(File \d)</.exec(item) ?? [];
      return name && item.includes('sm:col-span-2') ? [name] : [];
    });
  };
  expect(haveRow(1)).toEqual(['File 0']);
  expect(haveRow(2)).toEqual([]);
  expect(haveRow(3)).toEqual(['File 2']);
});
