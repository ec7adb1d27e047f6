// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepNote, keptNote, noteKeyOf } from '../src/admin/leads/kept-notes';

test('half a note is there for the one who typed it, and not for the next at the same computer', () => {
  const lead = 'api::contact.contact/a';
  const [hers, his] = [noteKeyOf(1, lead), noteKeyOf(2, lead)];
  keepNote(hers, 'Half a sentence');
  expect(keptNote(his)).toBe('');
  keepNote(his, 'His');
  keepNote(his, '');
  expect(keptNote(hers)).toBe('Half a sentence');
});
