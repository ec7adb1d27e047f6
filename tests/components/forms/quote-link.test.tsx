// @vitest-environment happy-dom
import { cleanup, configure, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { QuoteDialogHost } from '@/components/forms/quote/quote-dialog-host';
import { QuoteLink } from '@/components/forms/quote/quote-link';

// The action runs on the server.
vi.mock('@/components/forms/quote/submit-quote', () => ({ submitQuote: vi.fn() }));

const OPTIONS = {
  services: [
    { label: 'Business systems', options: [{ title: 'ERP', slug: 'erp' }] },
    { label: null, options: [{ title: 'Other', slug: null }] },
  ],
  image: null,
  text: 'An offer within two working days.',
  phone: { name: 'Call +255 22 000 0001', href: 'tel:+255220000001' },
};

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

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

beforeAll(() => import('@/components/forms/quote/quote-dialog'));
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  vi.stubGlobal('fetch', async () => Response.json(OPTIONS));
  history.replaceState(null, '', '/faq');
  render(
    <>
      <QuoteLink className="">Req Quote</QuoteLink>
      <QuoteLink className="" service="erp">
        A quote for ERP
      </QuoteLink>
      <QuoteDialogHost />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a press opens the dialog, with the services to choose from', async () => {
  expect(press()).toBe(false);
  await screen.findByRole('option', { name: 'ERP' });
  screen.getByText(OPTIONS.text);
  expect(screen.getByRole('link', { name: OPTIONS.phone.name })).toHaveProperty(
    'href',
    OPTIONS.phone.href,
  );
  expect(dialog()?.open).toBe(true);
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

test('a press for a new tab stays with the browser', () => {
  expect(press({ ctrlKey: true })).toBe(true);
  expect(dialog()?.open ?? false).toBe(false);
});

test('on the page of the form itself the link is a link', () => {
  history.replaceState(null, '', '/quote');
  expect(press()).toBe(true);
  expect(dialog()?.open ?? false).toBe(false);
});
