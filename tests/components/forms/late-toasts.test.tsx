// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NewsletterBandForm } from '@/components/forms/newsletter/newsletter-forms';
import { subscribeFromBand } from '@/components/forms/newsletter/subscribe';
import { messages } from '@/content/messages';

const { loaded, load, raiseToast } = vi.hoisted(() => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { loaded, load, raiseToast: vi.fn() };
});
// The actions run on the server.
vi.mock('@/components/forms/newsletter/subscribe', () => ({
  subscribe: vi.fn(),
  subscribeFromBand: vi.fn(),
}));
// On a slow line sonner comes after the response.
vi.mock('@/components/forms/toast/site-toaster', async () => {
  await loaded;
  return { SiteToaster: () => null, raiseToast, dismissErrors: vi.fn() };
});

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a toast that comes when the dialog is closed is shown on the page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No token of this test')));
  const sent = { status: 'sent', message: messages.newsletter.sent, isNotified: true } as const;
  vi.mocked(subscribeFromBand).mockResolvedValue(sent);
  render(
    <>
      <NewsletterBandForm />
      <dialog open data-toasts />
    </>,
  );
  const email = screen.getByRole('textbox');
  fireEvent.focus(email);
  await waitFor(() => expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true));
  fireEvent.input(email, { target: { value: 'reader@example.com' } });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText(sent.message)).toBeTruthy());
  screen.getByRole('dialog').removeAttribute('open');
  load();
  await waitFor(() => expect(raiseToast).toHaveBeenCalled());
  expect(raiseToast.mock.lastCall?.[0]).toMatchObject({
    message: sent.message,
    isInDialog: false,
  });
});
