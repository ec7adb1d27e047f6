import { expect, test } from 'vitest';
import { frameStyleText, isLeaning } from '@/lib/editor/block-style';
import { FRAME } from '../../fixtures/blocks';

const HALF = { ...FRAME, widthPercent: 50 };

test('a block with space on one side leans away from its adjacent block', () => {
  expect(isLeaning({ ...HALF, padding: '0 0 0 1rem' })).toBe(true);
  expect(isLeaning({ ...HALF, padding: '8 24 8 0' })).toBe(true);
});

test('a block with space on both sides, or on none, does not', () => {
  for (const padding of [null, '24px', '16px 0', '0 0 16px 0', '0 1rem 0 2rem']) {
    expect(isLeaning({ ...HALF, padding }), `${padding}`).toBe(false);
  }
});

test('what is drawn around a block keeps its space', () => {
  const padding = '0 0 0 1rem';
  expect(isLeaning({ ...HALF, padding, style: 'border-left: 3px solid' })).toBe(false);
  expect(isLeaning({ ...HALF, padding, classes: 'bg-sand' })).toBe(false);
});

test('the settings of a block are style text, numbers are pixels', () => {
  const frame = {
    ...FRAME,
    align: 'center' as const,
    fontSize: '18',
    padding: '8 1.5 0 2rem',
    margin: '10%',
    style: 'color: red',
  };
  expect(frameStyleText(frame)).toBe(
    'text-align: center;font-size: 18px;padding: 8px 1.5px 0px 2rem;margin: 10%;color: red',
  );
  expect(frameStyleText(FRAME)).toBe('');
});
