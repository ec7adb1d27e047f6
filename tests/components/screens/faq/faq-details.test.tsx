// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FaqDetails } from '@/components/screens/faq/faq-details';

let isLarge = false;

beforeEach(() => {
  isLarge = false;
  const list = {
    get matches() {
      return isLarge;
    },
    addEventListener() {},
    removeEventListener() {},
  };
  vi.stubGlobal('matchMedia', () => list);
});
afterEach(() => {
  cleanup();
  location.hash = '';
  vi.unstubAllGlobals();
});

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
  const isOpen = () => screen.getByRole('group').hasAttribute('open');
  expect(isOpen()).toBe(false);
  location.hash = '#how-long';
  await waitFor(() => expect(isOpen()).toBe(true));
});

test('on a large screen a question is no disclosure: its heading and its answer stand there', () => {
  isLarge = true;
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
