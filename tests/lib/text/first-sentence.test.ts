import { expect, test } from 'vitest';
import { firstSentence } from '@/lib/text/first-sentence';

test.each([
  ['She keeps the books. She reads them, too.', 'She keeps the books.'],
  ['  Who types this? \n Nobody knows.', 'Who types this?'],
  ['Version 4.2 came in 2014. It was short.', 'Version 4.2 came in 2014.'],
  ['No full stop', 'No full stop'],
  [' ', ''],
])('of %j it is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
