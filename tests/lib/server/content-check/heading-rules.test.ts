import { expect, test } from 'vitest';
import type { BlockContent, InventoryEntry } from '@/content-client';
import { toFinding } from '@/lib/server/content-check/finding';
import { checkHeadings } from '@/lib/server/content-check/heading-rules';
import { FRAME } from '../../../fixtures/blocks';
import { entry } from './support';

async function check(type: InventoryEntry['type'], ...contents: BlockContent[]) {
  const findings: string[] = [];
  const blocks = contents.map((content, index) => ({
    id: `block-${index}`,
    frame: FRAME,
    ...content,
  }));
  await checkHeadings(entry(type, {}, { blocks }), {
    mediaUrl: 'https://cms.example',
    report: (...finding) => {
      const { rule, place, message } = toFinding(...finding);
      findings.push(`${rule} ${place}: ${message}`);
    },
  });
  return findings;
}

const markdown = (body: string, title: string | null = null): BlockContent => ({
  kind: 'markdown',
  title,
  body,
});
const html = (body: string): BlockContent => ({ kind: 'html', body });

test('a heading that leaves out a level is reported, once', async () => {
  expect(await check('article', markdown('## Scope\n\n#### Prices\n\n#### Terms'))).toEqual([
    'heading-skipped blocks.0.body: “Prices” is a heading of level 4 below one of level 2: make it level 3.',
  ]);
  expect(await check('article', html('<h3>First</h3>'))).toEqual([
    'heading-skipped blocks.0.body: “First” is a heading of level 3 below one of level 1: make it level 2.',
  ]);
});

test('one that follows the levels is not, from block to block', async () => {
  const blocks = [
    // The first level is that of the title of the page.
    markdown('# Scope\n\n### Prices\n\n#### Terms'),
    html('<h5>Small print</h5><h2>End</h2>'),
    html('<h3><br></h3><h3>After</h3>'),
  ];
  expect(await check('article', ...blocks)).toEqual([]);
});

test('the heading of a block counts, and so does that of the section which has the text of About', async () => {
  const slider: BlockContent = { kind: 'slider', title: 'Photos', slides: [] };
  expect(await check('article', slider, markdown('### One'))).toEqual([]);
  expect(await check('article', markdown('### One', 'Scope'))).toEqual([]);
  expect(await check('about', markdown('### One'))).toEqual([]);
  expect(await check('about', markdown('#### One'))).toHaveLength(1);
});
