// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactForm } from '@/components/forms/contact/contact-form';
import { sendMessage } from '@/components/forms/contact/send-message';
import { messages } from '@/content/messages';

// The action runs on the server.
vi.mock('@/components/forms/contact/send-message', () => ({ sendMessage: vi.fn() }));
// The connection breaks while the script of the form is being loaded.
vi.mock('@/components/forms/core/live-form', () => {
  throw new Error('Failed to fetch');
});

afterEach(cleanup);

test('without its script a form announces what became of it, by a region that was there before', async () => {
  render(<ContactForm />);
  const region = screen.getByRole('status');
  const press = () => {
    fireEvent.pointerDown(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
  };

  vi.mocked(sendMessage).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  press();
  await vi.waitFor(() => expect(region.textContent).toBe(messages.form.failed));

  const sent = { status: 'sent', message: messages.contact.sent, isNotified: true } as const;
  vi.mocked(sendMessage).mockResolvedValueOnce(sent);
  press();
  await vi.waitFor(() => expect(region.textContent).toBe(messages.contact.sent));
  expect(screen.getAllByText(messages.contact.sent)).toHaveLength(1);
});
