// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepText, keptText, textKeyOf } from '../src/admin/kept-text';

test('half a note is there for the one who typed it, and not for the next at the same computer', () => {
  const lead = 'api::contact.contact/a';
  const [hers, his] = [textKeyOf('lead-note', 1, lead), textKeyOf('lead-note', 2, lead)];
  keepText(hers, 'Half a sentence');
  expect(keptText(his)).toBe('');
  keepText(his, 'His');
  keepText(his, '');
  expect(keptText(hers)).toBe('Half a sentence');
});
