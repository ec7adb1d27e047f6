// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FaqDetails } from '@/components/screens/faq/faq-details';

const media = { isLarge: false, isPrinted: false };
const listeners = new Set<() => void>();
const setMedia = (change: Partial<typeof media>) => {
  Object.assign(media, change);
  act(() => {
    for (const onChange of listeners) onChange();
  });
};

beforeEach(() => {
  setMedia({ isLarge: false, isPrinted: false });
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return media.isLarge || (media.isPrinted && query.includes('print'));
    },
    addEventListener: (_type: string, onChange: () => void) => listeners.add(onChange),
    removeEventListener: (_type: string, onChange: () => void) => listeners.delete(onChange),
  }));
});
afterEach(() => {
  cleanup();
  location.hash = '';
  vi.unstubAllGlobals();
});

const renderWithLink = () => {
  render(
    <FaqDetails question={<h2>How long?</h2>}>
      <p>
        <a href="/terms">Three days</a>
      </p>
    </FaqDetails>,
  );
  return screen.getByText('Three days');
};
const isOpen = () => screen.getByRole('group').hasAttribute('open');

test.each([
  ['#how-long', true],
  ['#caf%C3%A9', false],
  ['#%E0%A4', false],
  ['#50%', false],
])('at %s the question of its own fragment is open: %s', (hash, isOpen) => {
  location.hash = hash;
  render(
    <FaqDetails anchor="how-long" question="How long?">
      Three days.
    </FaqDetails>,
  );
  expect(screen.getByRole('group').hasAttribute('open')).toBe(isOpen);
});

test('a fragment that the browser has encoded finds its question', () => {
  location.hash = '#caf%C3%A9';
  render(
    <FaqDetails anchor="café" question="Café?">
      Yes.
    </FaqDetails>,
  );
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
});

test('a link on the page itself opens the question it leads to', async () => {
  render(
    <FaqDetails anchor="how-long" question="How long?">
      Three days.
    </FaqDetails>,
  );
  expect(isOpen()).toBe(false);
  location.hash = '#how-long';
  await waitFor(() => expect(isOpen()).toBe(true));
});

test('on a large screen a question is no disclosure: its heading and its answer stand there', () => {
  setMedia({ isLarge: true });
  render(
    <FaqDetails question={<h2>How long?</h2>}>
      <p>Three days.</p>
    </FaqDetails>,
  );
  expect(screen.getByRole('heading', { name: 'How long?' })).toBeTruthy();
  expect(screen.getByText('Three days.')).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.querySelector('summary')).toBeNull();
});

test('a window that changes its size takes the focus from no answer, which stays the same element', () => {
  setMedia({ isLarge: true });
  const link = renderWithLink();
  link.focus();
  setMedia({ isLarge: false });
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(link);
  setMedia({ isLarge: true });
  expect(document.activeElement).toBe(link);
});

test('printing leaves each question the element that it was', () => {
  renderWithLink();
  const summary = document.querySelector('summary');
  setMedia({ isPrinted: true });
  expect(document.querySelector('summary')).toBe(summary);
});

test('a search within the page finds a folded answer, and opens it', () => {
  const link = renderWithLink();
  const hidden = () => document.querySelector('[hidden="until-found"]');
  expect(hidden()?.contains(link)).toBe(true);
  fireEvent(link, new Event('beforematch', { bubbles: true }));
  expect(isOpen()).toBe(true);
  expect(hidden()).toBeNull();
});
