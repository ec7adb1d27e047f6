import { expect, test } from 'vitest';
import type { Block } from '@/content-client';
import { articleHeadings } from '@/lib/text/article-headings';

const frame: Block['frame'] = {
  widthPercent: null,
  align: null,
  margin: null,
  padding: null,
  fontSize: null,
  style: null,
  classes: null,
  innerStyle: null,
  innerClasses: null,
};
const markdown = (body: string): Block => ({
  id: body,
  frame,
  kind: 'markdown',
  title: null,
  body,
});

test('the headings of the texts, as words, each once', () => {
  const blocks = [
    markdown('# A\n\n## First, *measure* [one](/x) close ##\n\n### Deeper\n\n## 4 o\\*clock'),
    markdown('```\n## not a heading\n```\n\n## A'),
  ];
  expect(articleHeadings(blocks)).toEqual([
    { id: 'part-a', text: 'A' },
    { id: 'part-first-measure-one-close', text: 'First, measure one close' },
    { id: 'part-4-o-clock', text: '4 o*clock' },
  ]);
});

test('what has neither letters nor numbers leads nowhere', () => {
  expect(articleHeadings([markdown('## …')])).toEqual([]);
});
