import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SHEETS = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

// Safari knows the shorthand with its first value alone: with a colour or a thickness, no line is drawn.
test('an underline has its colour and its thickness in declarations of their own', () => {
  expect(SHEETS.length).toBeGreaterThan(20);
  const found = SHEETS.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/text-decoration:[^;]*/g) ?? [])
      .filter((declaration) => /:\s*\S+\s/.test(declaration))
      .map((declaration) => `${file}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

test('what is clipped on both axes for a margin around it is so only where a browser leaves one: Safari does not', () => {
  const found = SHEETS.filter((file) => {
    const [unasked = ''] = readFileSync(file, 'utf8').split('@supports (overflow-clip-margin');
    return /overflow-clip-margin:|overflow-y: clip/.test(unasked);
  });
  expect(found).toEqual([]);
});

// The oldest Chrome knows left and right alone.
test('what floats does so to the left or to the right', () => {
  const found = SHEETS.filter((file) => /(float|clear): inline-/.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
