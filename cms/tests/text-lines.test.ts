import { expect, test } from 'vitest';
import {
  firstWords,
  isMarked,
  markLines,
  toCode,
  toList,
  toQuote,
} from '../src/admin/pasted-text/lines';

test('marks end with their paragraph, and leave what begins a line before them', () => {
  const text = '## Start\n\nOne line  \nand  another\n\n- a\n  1. b\n| A | B |\n~~~\n';
  const bold =
    '## **Start**\n\n**One line**  \n**and  another**\n\n- **a**\n  1. **b**\n| A | B |\n~~~\n';
  expect(markLines(text, '**', '**')).toBe(bold);
  expect(markLines(bold, '**', '**')).toBe(text);
  expect(markLines('**One**\n\nTwo', '**', '**')).toBe('**One**\n\n**Two**');
});

test('two marked words of a text are not one', () => {
  expect(isMarked('**One** and **two**', '**', '**')).toBe(false);
  expect(isMarked('**One and two**', '**', '**')).toBe(true);
});

test('paragraphs become entries of a list without empty ones, and paragraphs again', () => {
  expect(toList('One\n\nTwo\n\nThree', 'numbers')).toBe('1. One\n2. Two\n3. Three');
  expect(toList('1. One\n2. Two', 'bullets')).toBe('- One\n- Two');
  expect(toList('- One\n- Two', 'bullets')).toBe('One\n\nTwo');
});

test('of several paragraphs the first one can be a link, without what begins its line', () => {
  expect(firstWords(' One and two ')).toBe('One and two');
  expect(firstWords('\n- One\n- Two\n\nThree')).toBe('One');
  expect(firstWords(' \n')).toBe('');
});

test('paragraphs become one quote, and one block of code', () => {
  expect(toQuote('One\n\nTwo')).toBe('> One\n>\n> Two');
  expect(toQuote('> One\n>\n> Two')).toBe('One\n\nTwo');
  expect(toCode('One\n\nTwo')).toBe('```\nOne\n\nTwo\n```');
});
