// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NewsletterBandForm } from '@/components/forms/newsletter/newsletter-forms';
import { subscribeFromBand } from '@/components/forms/newsletter/subscribe';
import { messages } from '@/content/messages';

// The actions run on the server.
vi.mock('@/components/forms/newsletter/subscribe', () => ({
  subscribe: vi.fn(),
  subscribeFromBand: vi.fn(),
}));
// The connection breaks while sonner is being loaded.
vi.mock('@/components/forms/toast/site-toaster', () => {
  throw new Error('Failed to fetch');
});

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('where no toast can be shown, the form announces what became of it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No token of this test')));
  const sent = { status: 'sent', message: messages.newsletter.sent, isNotified: true } as const;
  vi.mocked(subscribeFromBand).mockResolvedValue(sent);
  render(<NewsletterBandForm />);
  const email = screen.getByRole('textbox');
  fireEvent.focus(email);
  await waitFor(() => expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true));
  fireEvent.input(email, { target: { value: 'reader@example.com' } });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sent.message));
  expect(screen.getAllByText(sent.message)).toHaveLength(1);
});
