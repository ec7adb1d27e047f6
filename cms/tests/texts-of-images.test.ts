import { expect, test } from 'vitest';
import { findImagesWithoutText } from '../src/editing/texts-of-images';

const IMAGE = '<img src="/uploads/a.png">';

test('what is left open hides no image before it', () => {
  expect(findImagesWithoutText(`${IMAGE}<!-- ${IMAGE}`, 'html')).toEqual(['a.png']);
  expect(findImagesWithoutText(`<!-- ${IMAGE} -->${IMAGE}`, 'html')).toEqual(['a.png']);
  expect(findImagesWithoutText(`${IMAGE}<img alt="`, 'html')).toEqual(['a.png']);
  expect(findImagesWithoutText(`a\n\n![](/uploads/a.png)`, 'markdown')).toEqual(['a.png']);
});

test('a quote that opens no value hides no image behind it', () => {
  for (const attribute of ['alt="A 5" screen"', "alt=it's", 'alt="a" "']) {
    const html = `<img src="/uploads/b.png" ${attribute}><p>t</p>${IMAGE}`;
    expect(findImagesWithoutText(html, 'html'), attribute).toEqual(['a.png']);
  }
});

// The site shows such texts with their images.
test.for([
  ['a table', '| a | b | c |\n| - | - | - |\n', '| a | b | c |\n'.repeat(500)],
  ['bold words', '', `${'**a** '.repeat(700)}\n`],
  ['paragraphs', '', 'a\n\n'.repeat(9_000)],
])('the images after %s are found', ([, start, lines]) => {
  const text = `${start}${lines}\n![](/uploads/a.png)`;
  expect(findImagesWithoutText(text, 'markdown')).toEqual(['a.png']);
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test.for([
  ...['<img ', '<!--', '<!---', '<img "', '<img \'a" ', '<img a='].map(
    (part) => ['html', part] as const,
  ),
  ...['<!--', '![a', '**a', '|a|\n|-|\n', '   - a\n', '*', '_', '~', '`', '>', '[', ']', '\\'].map(
    (part) => ['markdown', part] as const,
  ),
])('a megabyte of one mark is read in %s: %s', ([format, part]) => {
  expect(findImagesWithoutText(part.repeat(1_000_000 / part.length), format)).toEqual([]);
});
