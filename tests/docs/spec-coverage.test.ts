import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const JOURNEY = /^(?:every-screen|journeys|publishing|operations)\/[\w-]+$/;
const TEST = /^(?:cms\/)?tests\/[\w./-]+\.test\.tsx?$/;
const SPAN_OR_QUOTE = /`([^`]+)`|"([^"]+)"/g;

type Quote = { file: string; title: string };

const coverage = readFileSync(path.join(ROOT, 'docs/spec-coverage.md'), 'utf8');

/** The file that a code span names; `null` for a component or an address. */
function fileOf(name: string): string | null {
  if (JOURNEY.test(name)) return `e2e/${name}.spec.ts`;
  return TEST.test(name) ? name : null;
}

/** What the page quotes, each with the test file that was named last before it. */
function readQuotes(text: string): { files: string[]; quotes: Quote[] } {
  const files: string[] = [];
  const quotes: Quote[] = [];
  for (const line of text.split('\n').filter((row) => row.startsWith('|'))) {
    let file: string | null = null;
    for (const [, name, title] of line.matchAll(SPAN_OR_QUOTE)) {
      if (name) file = fileOf(name) ?? file;
      if (name && file) files.push(file);
      if (title && file) quotes.push({ file, title });
    }
  }
  return { files, quotes };
}

test('every test file that the page names is there', () => {
  const { files } = readQuotes(coverage);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('every title that the page quotes is in the file that it names', () => {
  const { quotes } = readQuotes(coverage);
  expect(quotes.length).toBeGreaterThan(80);
  const missing = quotes.filter(({ file, title }) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    // Dots stand for the rest of a title.
    return !title.split('…').every((part) => source.includes(part.trim()));
  });
  expect(missing).toEqual([]);
});
