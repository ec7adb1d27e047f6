import { expect, test } from 'vitest';
import { findImagesWithoutText } from '../src/editing/texts-of-images';

const IMAGE = '<img src="/uploads/a.png">';

test('what is left open hides no image before it', () => {
  expect(findImagesWithoutText(`${IMAGE}<!-- ${IMAGE}`, 'html')).toEqual(['a.png']);
  expect(findImagesWithoutText(`<!-- ${IMAGE} -->${IMAGE}`, 'html')).toEqual(['a.png']);
  expect(findImagesWithoutText(`${IMAGE}<img alt="`, 'html')).toEqual(['a.png']);
  expect(findImagesWithoutText(`a\n\n![](/uploads/a.png)`, 'markdown')).toEqual(['a.png']);
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test.for([
  ...['<img ', '<!--', '<!---', '<img "', '<img \'a" ', '<img a='].map(
    (part) => ['html', part] as const,
  ),
  ...['<!--', '![a', '**a', '|a|\n|-|\n', '   - a\n'].map((part) => ['markdown', part] as const),
])('a megabyte of one mark is read in %s: %s', ([format, part]) => {
  expect(findImagesWithoutText(part.repeat(1_000_000 / part.length), format)).toEqual([]);
});
