import { expect, test } from 'vitest';
import { withChanges } from '@/components/forms/core/form-texts';

test('of two forms with one draft each adds what was typed into it', () => {
  const shown = { name: 'Asha', message: 'One' };
  const draft = { name: 'Asha', message: 'Two, of the other form' };
  expect(withChanges(draft, shown, { ...shown, name: 'Asha M' })).toEqual({
    name: 'Asha M',
    message: 'Two, of the other form',
  });
});

test('a field that is emptied takes its own text out of the draft, and none of another form', () => {
  const shown = { name: 'Asha', message: 'One' };
  const emptied = { name: '', message: '' };
  expect(withChanges(shown, shown, emptied)).toEqual(emptied);
  expect(withChanges({ name: 'Asha', message: 'Two' }, shown, emptied)).toEqual({
    name: '',
    message: 'Two',
  });
});

test('where the draft is gone, because the other form was sent, all that stands here is stored', () => {
  const shown = { name: 'Asha', message: 'One' };
  expect(withChanges(null, shown, { ...shown, message: 'One more' })).toEqual({
    name: 'Asha',
    message: 'One more',
  });
});
