import { expect, test } from 'vitest';
import { firstSentence } from '@/lib/text/first-sentence';

test.each([
  ['She keeps the books. She reads them, too.', 'She keeps the books.'],
  ['  Who types this? \n Nobody knows.', 'Who types this?'],
  ['Version 4.2 came in 2014. It was short.', 'Version 4.2 came in 2014.'],
  ['Dr. Amina Mrema leads the team. She writes.', 'Dr. Amina Mrema leads the team.'],
  ['Eng. John Kato has built it. He is here.', 'Eng. John Kato has built it.'],
  ['He led S.A. Cement Co. Ltd. for a year. He left.', 'He led S.A. Cement Co. Ltd. for a year.'],
  ['She brought us the ERP. We kept it.', 'She brought us the ERP.'],
  ['Prof.', 'Prof.'],
  ['No full stop', 'No full stop'],
  [' ', ''],
])('of %j it is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

test('of a text without an end only the beginning is looked at', () => {
  const text = 'Dr. '.repeat(20_000);
  expect(firstSentence(text)).toBe(text.slice(0, 2000).trim());
});
