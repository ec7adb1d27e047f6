// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useActionState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from '@/components/forms/contact/contact-form';
import { sendMessage } from '@/components/forms/contact/send-message';
import { ActionForm } from '@/components/forms/core/action-form';
import { readDraft } from '@/components/forms/core/drafts';
import { TextField } from '@/components/forms/core/fields';
import { FormContext, READY } from '@/components/forms/core/form-context';
import { takeOverDraft } from '@/components/forms/core/hand-over-draft';
import { SubmitButton } from '@/components/forms/core/submit-button';
import { CaptchaField } from '@/components/forms/quote/captcha-field';
import { CAPTCHA_COPY } from '@/content/captcha';
import { FIELD_LABELS, HONEYPOT_LABEL } from '@/content/forms';
import { messages } from '@/content/messages';
import type { ActionResult } from '@/lib/forms/action-result';

// The action runs on the server.
vi.mock('@/components/forms/contact/send-message', () => ({ sendMessage: vi.fn() }));
// The connection breaks while the script of the form is being loaded.
vi.mock('@/components/forms/core/live-form', () => {
  throw new Error('Failed to fetch');
});

// What it starts with is the result of a post before any script ran.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  return { ...react, useActionState: vi.fn(react.useActionState) };
});

const SENT = { status: 'sent', message: messages.contact.sent, isNotified: true } as const;

const AGAIN: ActionResult = {
  status: 'failed',
  reason: 'again',
  message: messages.form.submitAgain,
  values: {},
  token: 'a-token',
  retryAfterSeconds: null,
  challenge: null,
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function type(label: string, value: string) {
  fireEvent.input(field(label), { target: { value } });
}

function press() {
  fireEvent.pointerDown(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.mocked(useActionState).mockReset();
  vi.useRealTimers();
});

test('without its script a form announces what became of it, by a region that was there before', async () => {
  render(<ContactForm />);
  const region = screen.getByRole('status');
  vi.mocked(sendMessage).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  press();
  await vi.waitFor(() => expect(region.textContent).toBe(messages.form.failed));

  vi.mocked(sendMessage).mockResolvedValueOnce(SENT);
  press();
  await vi.waitFor(() => expect(region.textContent).toBe(messages.contact.sent));
  expect(screen.getAllByText(messages.contact.sent)).toHaveLength(1);
});

test('without its script a form says that the visitor is offline, and keeps what was typed', async () => {
  render(<ContactForm />);
  type(FIELD_LABELS.name, 'Asha');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(sendMessage).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  press();
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(messages.form.offline),
  );
  expect(field(FIELD_LABELS.name).value).toBe('Asha');
  onLine.mockRestore();
});

test('without its script a form says to wait, where a network sends faster than people do', async () => {
  render(<ContactForm />);
  vi.mocked(sendMessage).mockRejectedValueOnce(new Error(messages.tooManyRequests));
  press();
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(messages.tooManyRequests),
  );
});

test('what is typed before its script has come is a draft until it is sent', async () => {
  render(<ContactForm />);
  type(FIELD_LABELS.name, 'Asha');
  type(FIELD_LABELS.message, 'Hello');
  type(HONEYPOT_LABEL, 'https://example.com');
  expect(readDraft('contact')).toEqual({ name: 'Asha', message: 'Hello' });

  vi.mocked(sendMessage).mockResolvedValueOnce(SENT);
  press();
  await screen.findByText(SENT.message);
  expect(readDraft('contact')).toBeNull();
});

test('without its script a form that was sent does not send its token again', async () => {
  render(<ContactForm />);
  const token = () => document.querySelector<HTMLInputElement>('[name="form-token"]')?.value;
  vi.mocked(sendMessage).mockResolvedValueOnce(AGAIN);
  press();
  await screen.findByText(messages.form.submitAgain);
  expect(token()).toBe('a-token');
  vi.mocked(sendMessage).mockResolvedValueOnce(SENT);
  press();
  await screen.findByText(SENT.message);
  expect(token()).toBe('');
});

test('without its script a honeypot that a browser filled is empty for the next attempt', async () => {
  render(<ContactForm />);
  type(HONEYPOT_LABEL, 'https://example.com');
  vi.mocked(sendMessage).mockResolvedValueOnce(AGAIN);
  press();
  await screen.findByText(messages.form.submitAgain);
  expect(vi.mocked(sendMessage).mock.lastCall?.[1].get('website')).toBe('https://example.com');
  expect(field(HONEYPOT_LABEL).value).toBe('');
});

test('without its script a form that was sent is empty, also of what a page without one brought back', async () => {
  const values = { name: 'Asha' };
  const posted: ActionResult = { ...AGAIN, values };
  vi.mocked(useActionState).mockReturnValue([posted, () => {}, false]);
  render(<ContactForm />);
  expect(field(FIELD_LABELS.name).value).toBe('Asha');
  type(FIELD_LABELS.message, 'Hello');
  vi.mocked(sendMessage).mockResolvedValueOnce(SENT);
  press();
  await screen.findByText(SENT.message);
  expect(field(FIELD_LABELS.name).value).toBe('');
  expect(field(FIELD_LABELS.message).value).toBe('');
});

test('without its script what is typed while the form is being sent stays', async () => {
  render(<ContactForm />);
  type(FIELD_LABELS.message, 'Hello');
  vi.mocked(sendMessage).mockImplementationOnce(async () => {
    type(FIELD_LABELS.message, 'Hello again');
    return SENT;
  });
  press();
  await screen.findByText(SENT.message);
  expect(field(FIELD_LABELS.message).value).toBe('Hello again');
  expect(readDraft('contact')).toEqual({ message: 'Hello again' });
});

test('without its script the first field with an error has the focus', async () => {
  render(<ContactForm />);
  vi.mocked(sendMessage).mockResolvedValueOnce({
    status: 'invalid',
    message: messages.form.fixMarked,
    fieldErrors: { email: messages.form.emailInvalid, message: messages.form.messageRequired },
    values: {},
    token: 'a-token',
  });
  screen.getByRole('button').focus();
  press();
  await screen.findByText(messages.form.emailInvalid);
  expect(document.activeElement).toBe(field(FIELD_LABELS.email));
});

test('without its script a form that is answered with 401 says so, and leads home after two seconds', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.mocked(sendMessage).mockImplementationOnce(async () => {
    // Not before: what cannot be loaded takes its time to fail.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return {
      status: 'failed',
      reason: 'unauthorized',
      message: messages.form.unauthorized,
      values: {},
      token: 'a-token',
      retryAfterSeconds: null,
      challenge: null,
    };
  });
  render(<ContactForm />);
  press();
  await vi.waitFor(() => expect(vi.isFakeTimers()).toBe(true));
  await vi.advanceTimersByTimeAsync(1900);
  expect(screen.getByRole('status').textContent).toBe(messages.form.unauthorized);
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/');
  leave.mockRestore();
});

test('without its script a form with a captcha leads to the one that has none, with everything typed', async () => {
  const action = vi.fn().mockResolvedValue({
    status: 'failed',
    reason: 'captcha',
    message: messages.form.captcha,
    values: {},
    token: 'a-token',
    retryAfterSeconds: null,
    challenge: null,
  });
  render(
    <ActionForm kind="home-quote" id="h" action={action} failed="No" label="Quote">
      <TextField name="name" label="Your Name" />
      <CaptchaField siteKey="a-key" action="home-quote" />
      <SubmitButton sending="Sending">Send</SubmitButton>
    </ActionForm>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Your Name' }), {
    target: { value: 'Asha' },
  });
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(CAPTCHA_COPY.unavailable, { exact: false });
  const links = screen.getAllByRole('link', { name: CAPTCHA_COPY.alternative });
  fireEvent.click(links.at(-1) ?? document.body);
  expect(takeOverDraft('quote')).toEqual({ name: 'Asha' });
});

test('after a post before any script ran, no captcha is called unavailable that nothing has loaded yet', async () => {
  const { container } = render(<CaptchaFieldAfter isAnnounced={false} />);
  expect(container.textContent).not.toContain(CAPTCHA_COPY.unavailable);
  cleanup();
  render(<CaptchaFieldAfter isAnnounced />);
  await screen.findByText(CAPTCHA_COPY.unavailable, { exact: false });
});

/** `isAnnounced`: the result of a press on this page, not of the post that the page came with. */
function CaptchaFieldAfter({ isAnnounced }: { isAnnounced: boolean }) {
  const message = messages.form.captcha;
  const form = { ...READY, id: 'h', values: {}, live: null, message, isAnnounced };
  return (
    <FormContext value={{ ...form, phase: 'failed' }}>
      <CaptchaField siteKey="a-key" action="home-quote" />
    </FormContext>
  );
}
