// @vitest-environment happy-dom
import {
  cleanup,
  configure,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '@/components/forms/core/drafts';
import { QuoteDialogHost } from '@/components/forms/quote/quote-dialog-host';
import { QuoteLink } from '@/components/forms/quote/quote-link';
import { submitQuote } from '@/components/forms/quote/submit-quote';
import { FORM_COPY } from '@/content/forms';
import { messages } from '@/content/messages';

// The action runs on the server.
vi.mock('@/components/forms/quote/submit-quote', () => ({ submitQuote: vi.fn() }));

const OPTIONS = {
  services: [
    { label: 'Business systems', options: [{ title: 'ERP', slug: 'erp' }] },
    { label: null, options: [{ title: 'Other', slug: null }] },
  ],
  image: null,
  text: 'An offer within two working days.',
  promise: 'We reply within two days',
  phone: {
    ...{ name: 'Call +255 22 000 0001', number: '+255 22 000 0001', href: 'tel:+255220000001' },
  },
};

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
/** A clock of the test goes on by this while it waits. */
const STEP = { timeout: 10_000, interval: 10 };

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Request A Quote' });

/** Presses the link; returns whether the browser follows it. */
function press(keys: MouseEventInit = {}, name = 'Req Quote'): boolean {
  const link = screen.getByRole('link', { name });
  const click = createEvent.click(link, keys);
  // The test has no other pages: what the browser would do is only noted.
  let isFollowed = false;
  const note = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  fireEvent(link, click);
  return isFollowed;
}

function renderPage() {
  render(
    <>
      <QuoteLink className="">Req Quote</QuoteLink>
      <QuoteLink className="" service="erp">
        A quote for ERP
      </QuoteLink>
      <QuoteDialogHost />
    </>,
  );
}

beforeAll(async () => {
  await import('@/components/forms/quote/quote-dialog');
  await import('@/components/forms/core/live-form');
});
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  vi.stubGlobal('fetch', async () => Response.json(OPTIONS));
  history.replaceState(null, '', '/faq');
  renderPage();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

// The first test: once loaded, the dialog is there for all others.
test('on the page of the form itself, pointing at the link loads no dialog', async () => {
  history.replaceState(null, '', '/quote');
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Req Quote' }));
  await vi.dynamicImportSettled();
  expect(document.querySelector('dialog')).toBeNull();
});

test('a press opens the dialog, with the services to choose from', async () => {
  expect(press()).toBe(false);
  await screen.findByRole('option', { name: 'ERP' });
  screen.getByText(OPTIONS.text);
  screen.getByText(FORM_COPY.allRequired);
  expect(dialog()?.open).toBe(true);
});

test('beside the form, and above it on small screens, the dialog promises an answer and names a number', async () => {
  press();
  // The style sheet shows one of the two.
  for (const name of [OPTIONS.phone.name, OPTIONS.phone.number]) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveProperty('href', OPTIONS.phone.href);
  }
  screen.getByText(OPTIONS.promise);
});

test('a link from a service opens the dialog with it chosen; a service can always be not known yet', async () => {
  expect(press({}, 'A quote for ERP')).toBe(false);
  await screen.findByRole('option', { name: 'ERP' });
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.value).toBe('ERP');
  expect([...select.options].map(({ text }) => text).slice(1)).toEqual([
    'ERP',
    'Other',
    'Not sure yet',
  ]);
});

test('on the page of a service the link of the bar opens the dialog with this service chosen', async () => {
  history.replaceState(null, '', '/services/erp');
  press();
  await screen.findByRole('option', { name: 'ERP' });
  expect(select().value).toBe('ERP');
});

test('a press for a new tab stays with the browser', () => {
  expect(press({ ctrlKey: true })).toBe(true);
  expect(dialog()?.open ?? false).toBe(false);
});

test('on the page of the form itself the link is a link', () => {
  history.replaceState(null, '', '/quote');
  expect(press()).toBe(true);
  expect(dialog()?.open ?? false).toBe(false);
});

const sent = { status: 'sent', message: messages.quote.sent, isNotified: true } as const;
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your Name' });
const select = () => screen.getByRole<HTMLSelectElement>('combobox');

async function close() {
  dialog()?.close();
  await waitFor(() => expect(dialog()?.open ?? false).toBe(false));
}

test('what was sent from the page, after the dialog was loaded, is not in the dialog', async () => {
  cleanup();
  saveDraft('quote', { name: 'Asha', message: 'Three depots' });
  renderPage();
  await screen.findByDisplayValue('Three depots');
  saveDraft('quote', {});
  press();
  await screen.findByRole('option', { name: 'ERP' });
  expect([name().value, message().value]).toEqual(['', '']);
});

test('the dialog opens with what was typed last, here or on the page', async () => {
  press();
  await screen.findByRole('option', { name: 'ERP' });
  await waitFor(() => expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true));
  fireEvent.focus(name());
  fireEvent.change(name(), { target: { value: 'Asha' } });
  await waitFor(() => expect(readDraft('quote')).toMatchObject({ name: 'Asha' }));
  await close();
  press();
  await waitFor(() => expect(name().value).toBe('Asha'));
  await close();
  saveDraft('quote', { name: 'Asha Ally' });
  press();
  await waitFor(() => expect(name().value).toBe('Asha Ally'));
});

function fillIn() {
  for (const [label, value] of [
    ['Your Name', 'Asha'],
    ['Email', 'asha@example.com'],
    ['Phone Number', '0700'],
    ['Message', 'Three depots'],
  ]) {
    const field = screen.getByRole('textbox', { name: label });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
  }
}

test('a second after sending the dialog closes; the service that the link has chosen stays chosen', async () => {
  vi.mocked(submitQuote).mockResolvedValue(sent);
  press({}, 'A quote for ERP');
  await screen.findByRole('option', { name: 'ERP' });
  fillIn();
  // From here on by this clock: the token that the form waits for, and the dialog that closes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await vi.waitUntil(() => screen.queryAllByText(sent.message).length > 0, STEP);
  expect([name().value, select().value]).toEqual(['', 'ERP']);
  await vi.advanceTimersByTimeAsync(950);
  expect(dialog()?.open).toBe(true);
  await vi.advanceTimersByTimeAsync(50);
  expect(dialog()?.open ?? false).toBe(false);
  vi.useRealTimers();
  expect(readDraft('quote')).toBeNull();
  press({}, 'A quote for ERP');
  await waitFor(() => expect(select().value).toBe('ERP'));
  await close();
  press();
  await waitFor(() => expect(select().value).toBe(''));
});

test('a dialog that was closed while its form was sent, and opened again, stays open', async () => {
  let respond: (result: typeof sent) => void = () => {};
  const action = vi.mocked(submitQuote).mockReset();
  action.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  press({}, 'A quote for ERP');
  await screen.findByRole('option', { name: 'ERP' });
  fillIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await vi.waitUntil(() => action.mock.lastCall, STEP);
  dialog()?.close();
  press();
  await vi.waitUntil(() => dialog()?.open, STEP);
  respond(sent);
  await vi.waitUntil(() => readDraft('quote') === null, STEP);
  await vi.advanceTimersByTimeAsync(1500);
  expect(dialog()?.open).toBe(true);
});
