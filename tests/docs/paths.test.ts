import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'content-client/README.md',
  'components/blocks/README.md',
  'deploy/README.md',
  'cms/README.md',
  'cms/seed/MEDIA.md',
  'SECURITY.md',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** A file or folder of this project in a code span; patterns (`*`, `{slug}`, `…`) are none. */
const CODE_PATH =
  /`((?:app|components|content|content-client|cms|deploy|docs|e2e|emails|lib|public|scripts|server|tests)\/[\w./[\]-]+)`/g;

test.each(PAGES)('%s names only files that exist', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const named = [...text.matchAll(CODE_PATH)].map(([, name = '']) => name);
  const missing = named.filter((name) => !existsSync(path.join(ROOT, name)));

  expect(missing).toEqual([]);
});

/** A page without its examples: those in a block of code, and those in a code span. */
function proseOf(page: string): string {
  return readFileSync(path.join(ROOT, page), 'utf8')
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .replace(/`[^`\n]*`/g, '');
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  const text = readFileSync(path.join(ROOT, page), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(PAGES)('every link of %s leads to a file and a heading that are there', (page) => {
  const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const missing = links.filter((link) => {
    if (/^\w+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), file);
    if (!existsSync(path.join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });

  expect(missing).toEqual([]);
});

test.each(PAGES)('%s names only commands that exist', (page) => {
  const scripts = ['package.json', 'cms/package.json'].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).scripts),
  );
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const named = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);

  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});
