// @vitest-environment happy-dom
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useTypingWhileSaving } from '../src/admin/typed-text/use-typing-while-saving';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PLANNED = { title: 'Rates', description: 'Stored', publishAt: '2026-12-24', revision: 'a' };

type Entry = { values: object; initialValues: object };
type Handle = { shown: object; show: (entry: Partial<Entry>) => void };

/** The form of an entry, with what is typed into it and what Strapi loads. */
function Form({ handle }: { handle: Handle }) {
  const [entry, setEntry] = useState<Entry>({ values: PLANNED, initialValues: PLANNED });
  const show = (part: Partial<Entry>) => setEntry((now) => ({ ...now, ...part }));
  Object.assign(handle, { shown: entry.values, show });
  const form = { ...entry, isSubmitting: false, setValues: (values: object) => show({ values }) };
  const saved = { savedAt: '2026-11-22T08:00:00.000Z', isOfColleague: false };
  useTypingWhileSaving(form, saved, () => {});
  return null;
}

function openForm() {
  const handle: Handle = { shown: {}, show: () => {} };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Form, { handle })));
  onTestFinished(() => act(() => root.unmount()));
  return {
    type: (words: object) => act(() => handle.show({ values: { ...handle.shown, ...words } })),
    load: (entry: object) => act(() => handle.show({ values: entry, initialValues: entry })),
    values: () => handle.shown,
  };
}

test('what is typed stays where unpublishing ends the plan of an article', () => {
  const form = openForm();
  form.type({ description: 'Typed' });
  form.load({ ...PLANNED, publishAt: null, revision: 'b' });
  const expected = { title: 'Rates', description: 'Typed', publishAt: null, revision: 'b' };
  expect(form.values()).toEqual(expected);
});

test.for([
  { ...PLANNED, title: 'Old rates', publishAt: null, revision: 'b' },
  { ...PLANNED, revision: 'b' },
])('what is typed goes with the changes that are discarded', (published) => {
  const form = openForm();
  form.type({ description: 'Typed' });
  form.load(published);
  expect(form.values()).toEqual(published);
});
