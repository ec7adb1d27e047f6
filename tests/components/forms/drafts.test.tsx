// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from '@/components/forms/core/drafts';
import { Captcha } from '@/components/forms/quote/captcha';
import { QuoteForm } from '@/components/forms/quote/quote-form';
import { CAPTCHA_COPY } from '@/content/captcha';
import { FIELD_LABELS } from '@/content/forms';
import { messages } from '@/content/messages';

// The action runs on the server.
vi.mock('@/components/forms/quote/submit-quote', () => ({ submitQuote: vi.fn() }));
// The captcha of a third party, where it cannot be loaded.
vi.mock('@marsidev/react-turnstile', () => ({
  DEFAULT_SCRIPT_ID: 'a-script',
  Turnstile: ({ onError }: { onError: () => void }) => (
    <button type="button" onClick={onError}>
      No connection
    </button>
  ),
}));

const SERVICES = [
  {
    label: null,
    options: [
      { title: 'ERP', slug: 'erp' },
      { title: 'Payroll', slug: 'payroll' },
    ],
  },
];

// The touch loads it; the first time that may take long on a busy machine.
beforeAll(() => import('@/components/forms/core/live-form'));
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No token of this test')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the service that a page has chosen is no draft, what the visitor adds or chooses is', async () => {
  render(<QuoteForm id="q" services={SERVICES} chosen="ERP" />);
  const name = screen.getByRole('textbox', { name: FIELD_LABELS.name });
  const service = screen.getByRole('combobox');
  const draft = (name: string, service: string) =>
    waitFor(() => expect(readDraft('quote')).toMatchObject({ name, service }));

  // The draft of the name shows that the form stores drafts by now; without it the service alone is there.
  fireEvent.focus(name);
  await waitFor(() => expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true));
  fireEvent.change(name, { target: { value: 'Asha' } });
  await draft('Asha', 'ERP');
  fireEvent.change(name, { target: { value: '' } });
  await waitFor(() => expect(readDraft('quote')).toBeNull());
  fireEvent.change(service, { target: { value: 'Payroll' } });
  await draft('', 'Payroll');
});

test('a service that is offered no more is not chosen, and the form asks for one', async () => {
  saveDraft('quote', { name: 'Asha', service: 'Fax machines' });
  render(<QuoteForm id="q" services={SERVICES} />);
  await waitFor(() => expect(readDraft('quote')).toMatchObject({ name: 'Asha', service: '' }));
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(messages.quote.serviceRequired)).toBeTruthy();
});

test('the way out of the captcha adds what was typed to a quote that was begun elsewhere, which takes it when it is there', async () => {
  const leave = (texts: { email: string; message: string }) => {
    render(
      <form>
        <input name="form-token" defaultValue="a-token" />
        <input name="name" />
        <input name="email" defaultValue={texts.email} />
        <input name="message" defaultValue={texts.message} />
        <Captcha siteKey="key" action="home-quote" isMissing={false} />
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'No connection' }));
    fireEvent.click(screen.getByRole('link', { name: CAPTCHA_COPY.alternative }));
    cleanup();
  };
  const begun = { name: 'Asha', phone: '0700', message: 'Three depots' };
  saveDraft('quote', begun);
  leave({ email: '', message: '' });
  expect(readDraft('quote')).toEqual(begun);
  const typed = { email: 'asha@example.com', message: 'Four depots' };
  saveDraft('home-quote', typed);
  leave(typed);
  // The next page may not come.
  expect(readDraft('home-quote')).toEqual(typed);
  render(<QuoteForm id="q" services={SERVICES} />);
  await waitFor(() => expect(readDraft('home-quote')).toBeNull());
  expect(readDraft('quote')).toMatchObject({ ...begun, ...typed });
  const names = Object.keys(readDraft('quote') ?? {}).sort();
  expect(names).toEqual(['email', 'message', 'name', 'phone']);
});

test('where the browser blocks storage, what was typed lives as long as the page', () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  saveDraft('contact', { name: 'Asha' });
  expect(readDraft('contact')).toEqual({ name: 'Asha' });
  saveDraft('contact', { name: '' });
  expect(readDraft('contact')).toBeNull();
});
