import { describe, expect, test } from 'vitest';
import { FRAME } from '../fixtures/blocks';
import { listResponse } from '../support/fake-fetch';
import { rawArticle, setup } from './support';

/** The frame of a block with these settings, and what was reported. */
async function frameOf(renderBlock: unknown) {
  const block = { __component: 'shared.html-markdown-wrapper', body: '<p>Text</p>', renderBlock };
  const { client, issues } = setup([listResponse([rawArticle({ blocks: [block] })])]);
  const article = await client.articles.find('payroll');
  return { frame: article?.blocks[0]?.frame, issues };
}

describe('the frame of a block', () => {
  test('keeps what the editor wrote', async () => {
    const { frame } = await frameOf({
      value: 'justify',
      width: 'Width-70',
      fontSize: '1.25rem',
      styleCSS: 'color: teal;',
      innerStyleCSS: 'letter-spacing: 1px',
      padding: '1rem 2rem',
      margin: 8,
      htmlCSSClasses: 'shadow rounded',
      innerHtmlCSSClasses: 'italic',
    });

    expect(frame).toEqual({
      align: 'justify',
      widthPercent: 70,
      fontSize: '1.25rem',
      style: 'color: teal;',
      innerStyle: 'letter-spacing: 1px',
      padding: '1rem 2rem',
      margin: '8',
      classes: 'shadow rounded',
      innerClasses: 'italic',
    });
  });

  test.each([
    [{ value: 'Full' }, 100],
    [{ value: 'Half' }, 50],
    [{ value: 'Width-33' }, 33],
    [{ width: 'full' }, 100],
    [{ width: 'Half' }, 50],
    [{ width: 'col-lg-66.5' }, 66.5],
    [{ width: 'Width-70', value: 'Half' }, 70],
    [{ width: 'Width-0' }, null],
    [{ width: 'Width-250' }, null],
    [{ width: '70' }, null],
    [{ width: 'wide' }, null],
    [{}, null],
    [null, null],
  ])('%j is %j percent wide', async (renderBlock, percent) => {
    expect((await frameOf(renderBlock)).frame?.widthPercent).toBe(percent);
  });

  test.each([
    ['left', 'left'],
    ['Center', 'center'],
    ['right', 'right'],
    ['justify', 'justify'],
    ['Full', null],
    ['middle', null],
  ])('value %s aligns to %s', async (value, align) => {
    expect((await frameOf({ value })).frame?.align).toBe(align);
  });

  test('that is malformed leaves the block without one', async () => {
    const { frame, issues } = await frameOf({ value: 'left', styleCSS: { color: 'red' } });

    expect(frame).toEqual({ ...FRAME, align: 'left' });
    expect(issues).toMatchObject([{ path: 'blocks.0.renderBlock.styleCSS' }]);
    expect((await frameOf('wide')).frame).toEqual(FRAME);
  });
});

test.each([
  ['Width-1', 1],
  ['Width-100', 100],
  ['Width-66.25%', 66.25],
  ['Width-5 wide', null],
])('the width %s is %j percent', async (width, percent) => {
  expect((await frameOf({ width })).frame?.widthPercent).toBe(percent);
});
