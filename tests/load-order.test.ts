import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inLoadOrder, readFaces } from '../load-order.mjs';

const STYLES = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;

test("the framework's scripts are held back, wherever they stand, with their names", () => {
  const html = inLoadOrder(
    page(
      `${STYLES}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/><script src="/_next/static/chunks/a.js" async=""></script>`,
      '<script src="/_next/static/b.js" id="_R_" async=""></script>',
    ),
  );
  expect(html).toContain('<script data-late-src="/_next/static/chunks/a.js"></script>');
  expect(html).toContain('<script data-late-src="/_next/static/b.js" id="_R_"></script>');
  expect(html).not.toContain('as="script"');
});

test('what fetches them stands before the styles, once', () => {
  const html = inLoadOrder(page(STYLES + STYLES));
  expect(html.match(/loadAfterPaint\(\)/g)).toHaveLength(1);
  expect(html.indexOf('loadAfterPaint')).toBeLessThan(html.indexOf(STYLES));
});

test("old browsers' script, data and the firm's own code stay as they are", () => {
  const others = [
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/a.js\\" async=\\"\\">"])</script>',
    '<script data-embedded="javascript">document.write(\'<script src="https://stats.example/s.js" async="">\')</script>',
  ];
  for (const other of others) expect(inLoadOrder(page('', other))).toBe(page('', other));
});

test('a document that does not name its faces names them, each once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-order-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = path.join(folder, 'fonts.json');
  writeFileSync(manifest, '{"app":{"a":["static/media/a.woff2"],"b":["static/media/a.woff2"]}}');
  const faces = readFaces(manifest);
  expect(faces).toEqual(['/_next/static/media/a.woff2']);
  const hint = '<link rel="preload" href="/_next/static/media/a.woff2" as="font"';
  expect(inLoadOrder(page(STYLES), faces)).toContain(hint);
  const named = page(`<link rel="preload" href="/b.woff2" as="font"/>${STYLES}`);
  expect(inLoadOrder(named, faces)).not.toContain(hint);
});

test('a build without a list of faces names none', () => {
  expect(readFaces('/nowhere/fonts.json')).toEqual([]);
});
