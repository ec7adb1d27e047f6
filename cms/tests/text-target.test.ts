// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { textTargetOf } from '../src/admin/pasted-text/text-target';

test('a text that comes late is not written into the field of a window that was opened meanwhile', () => {
  const execCommand = vi.fn(() => true);
  Object.assign(document, { execCommand });
  document.body.innerHTML = '<textarea name="blocks.0.body"></textarea><input name="search">';
  const target = textTargetOf(document.querySelector('textarea'));
  expect(target?.insert('<p>In time</p>')).toBe(true);
  const search = document.querySelector('input');
  search?.focus();
  // As a window does that keeps the keyboard.
  const keep = ({ target }: Event) => target !== search && search?.focus();
  document.addEventListener('focusin', keep);
  onTestFinished(() => document.removeEventListener('focusin', keep));
  expect(target?.insert('<p>Late</p>')).toBe(false);
  expect(execCommand.mock.calls).toEqual([['insertText', false, '<p>In time</p>']]);
});
