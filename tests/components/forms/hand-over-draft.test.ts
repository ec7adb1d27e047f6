// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readDraft, saveDraft } from '@/components/forms/core/drafts';
import { handOverDraft, takeOverDraft } from '@/components/forms/core/hand-over-draft';

const asha = { name: 'Asha', message: 'Three depots' };

beforeEach(() => sessionStorage.clear());

test('what another version stored as something else is no draft', () => {
  sessionStorage.setItem('draft:quote', '"Asha"');
  expect(readDraft('quote')).toBeNull();
});

test('what is typed into the first form after the hand-over comes along', () => {
  handOverDraft('home-quote', 'quote', asha);
  saveDraft('home-quote', { ...asha, email: '', message: 'Three depots and a workshop' });
  expect(takeOverDraft('quote')).toEqual({ name: 'Asha', message: 'Three depots and a workshop' });
  expect(readDraft('home-quote')).toBeNull();
});

test('what was sent from the first form after the hand-over is not offered again', () => {
  handOverDraft('home-quote', 'quote', asha);
  saveDraft('home-quote', {});
  expect(takeOverDraft('quote')).toBeNull();
  expect(readDraft('quote')).toBeNull();
});

test('two forms hand over one after the other: both arrive, and leave their forms', () => {
  saveDraft('quote', { phone: '0700', name: 'A.' });
  const juma = { email: 'juma@example.com', message: 'Call me' };
  saveDraft('team-quote', juma);
  handOverDraft('team-quote', 'quote', juma);
  handOverDraft('home-quote', 'quote', { name: 'Ally' });
  handOverDraft('home-quote', 'quote', asha);
  const all = { phone: '0700', ...juma, ...asha };
  expect(takeOverDraft('quote')).toEqual(all);
  expect(readDraft('team-quote')).toBeNull();
  expect(readDraft('home-quote')).toBeNull();
  // The quote has them now, also when the form is opened again.
  expect(takeOverDraft('quote')).toEqual(all);
});
