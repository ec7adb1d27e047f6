import { expect, test } from 'vitest';
import { withoutTags } from '../src/without-tags';

test('a question is called by its words, and what is no tag is one of them', () => {
  expect(withoutTags('Is <strong>our <em class="x">data</em></strong> safe?<br/>')).toBe(
    'Is our data safe?',
  );
  expect(withoutTags('R2 <question> about a < b?')).toBe('R2 <question> about a < b?');
});
