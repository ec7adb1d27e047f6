// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Window } from 'happy-dom';
import { StrictMode } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from '@/components/forms/contact/contact-form';
import { sendMessage } from '@/components/forms/contact/send-message';
import { ActionForm } from '@/components/forms/core/action-form';
import { TextField } from '@/components/forms/core/fields';
import { FormMessage } from '@/components/forms/core/form-message';
import { SubmitButton } from '@/components/forms/core/submit-button';
import { ToastHost } from '@/components/forms/toast/toast-host';
import { messages } from '@/content/messages';
import type { ActionResult } from '@/lib/forms/action-result';

// The action runs on the server; what the browser does with its result is tested here.
vi.mock('@/components/forms/contact/send-message', () => ({ sendMessage: vi.fn() }));
const action = vi.mocked(sendMessage);

const SENT: ActionResult = { status: 'sent', message: messages.contact.sent, isNotified: true };
const failed = (
  reason: 'again' | 'failed' | 'too-many',
  message: string = messages.form.failed,
  challenge: Challenge | null = null,
): ActionResult => ({
  status: 'failed',
  reason,
  message,
  values: {},
  token: 'a-token',
  retryAfterSeconds: null,
  challenge,
});

const TYPED = {
  'Your Name': 'Juma Ally',
  'Company Name': 'Ally & Sons',
  Email: 'juma@example.com',
  'Phone Number': '0700',
  Message: 'Hello',
};

// A new token is used when it is old enough for the server, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
/** A clock of the test goes on by this while it waits. */
const STEP = { timeout: 10_000, interval: 10 };

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const button = () => screen.getByRole('button', { name: 'Send Message' });

function renderForm() {
  return render(
    <StrictMode>
      <ContactForm />
    </StrictMode>,
  );
}

/** Touches the form, and waits until its script has taken over from the browser's own rules. */
async function touch() {
  fireEvent.focus(screen.getAllByRole('textbox')[0] ?? document.body);
  await waitFor(() => expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true));
}

// First: what the others load stays on the page.
test('where toasts are announced is on the page before there is one', async () => {
  render(
    <>
      <ContactForm />
      <ToastHost />
    </>,
  );
  expect(document.querySelector('[aria-live]')).toBeNull();
  await type({ 'Your Name': 'Juma' });
  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe(''));
});

test('from the first press on our own rules apply, not the browser’s', () => {
  renderForm();
  fireEvent.pointerDown(button());
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
});

async function type(texts: Record<string, string>) {
  await touch();
  for (const [label, text] of Object.entries(texts)) {
    fireEvent.change(field(label), { target: { value: text } });
  }
}

function expectTyped(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) expect(field(label).value).toBe(text);
}

// The touch loads it; the first time that may take long on a busy machine.
beforeAll(() => import('@/components/forms/core/live-form'));
beforeEach(() => {
  sessionStorage.clear();
  action.mockReset().mockResolvedValue(SENT);
  // Elements of this environment have no animations.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No token of this test')));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is missing is said beside the field, and editing takes it back', async () => {
  renderForm();
  await type({ 'Your Name': 'Juma' });
  fireEvent.click(button());
  const email = await screen.findByRole('textbox', {
    name: 'Email',
    description: messages.form.emailRequired,
  });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(action).not.toHaveBeenCalled();

  // One letter takes it back, and nothing else is said of it before the next press.
  await type({ Email: 'j' });
  await waitFor(() => expect(screen.queryByText(messages.form.emailRequired)).toBeNull());
  expect(field('Email').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText(messages.form.messageRequired)).toBeTruthy();
  fireEvent.click(button());
  expect(await screen.findByText(messages.form.emailInvalid)).toBeTruthy();
});

test('what people do not see no browser fills, and no key reaches', () => {
  const { container } = renderForm();
  const [hidden] = container.querySelectorAll<HTMLInputElement>('[aria-hidden="true"] input');
  expect(hidden).toMatchObject({ autocomplete: 'off', tabIndex: -1 });
});

test('the first field with an error has the focus', async () => {
  renderForm();
  await type({ 'Your Name': 'Juma' });
  fireEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Company Name')));
});

test('a form whose effects ran twice still sends, and is empty afterwards', async () => {
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);
  expect(action).toHaveBeenCalledOnce();
  expect(Object.fromEntries(action.mock.calls[0]?.[1] ?? [])).toMatchObject({
    name: 'Juma Ally',
    company_name: 'Ally & Sons',
    message: 'Hello',
  });
  for (const label of Object.keys(TYPED)) expect(field(label).value).toBe('');
});

test('what was typed before the script had loaded stays', async () => {
  renderForm();
  fireEvent.change(field('Your Name'), { target: { value: 'Juma Ally' } });
  await touch();
  fireEvent.click(button());
  expect(await screen.findByText(messages.form.emailRequired)).toBeTruthy();
  expect(screen.queryByText(messages.form.nameRequired)).toBeNull();
  expectTyped({ 'Your Name': 'Juma Ally' });
});

test('after a failure every character is still there, and the next press sends', async () => {
  action.mockResolvedValueOnce(failed('failed'));
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.form.failed);
  expectTyped(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);
  expect(action).toHaveBeenCalledTimes(2);
});

test('without a response the form says so and stays usable', async () => {
  action.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.form.failed);
  expectTyped(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);
});

test('where too many requests came from the visitor’s network, the form says to wait', async () => {
  // Of what a limit has refused, the framework throws the text.
  action.mockRejectedValueOnce(new Error(messages.tooManyRequests));
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.tooManyRequests);
  expectTyped(TYPED);
});

test('an old token is replaced without a second press', async () => {
  action.mockResolvedValueOnce(failed('again', messages.form.submitAgain));
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);
  expect(action.mock.calls[1]?.[1].get('form-token')).toBe('a-token');
});

test('a second message has a token of its own, and is sent with one press', async () => {
  const fetchToken = vi.fn();
  fetchToken.mockImplementation(async () =>
    Response.json({ token: `token-${fetchToken.mock.calls.length}` }),
  );
  vi.stubGlobal('fetch', fetchToken);
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);
  expect(fetchToken).toHaveBeenCalledOnce();

  // It is fetched while they type: nobody waits until it is old enough.
  await type(TYPED);
  expect(fetchToken).toHaveBeenCalledTimes(2);
  fireEvent.click(button());
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
  const sent = action.mock.calls.map(([, data]) => data.get('form-token'));
  expect(sent).toEqual(['token-1', 'token-2']);
});

test('the work that is asked for in a flood is done without a second press', async () => {
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, keyPrefix: '0', deriveKey },
    hmacSignatureSecret: 'a-secret',
  });
  action.mockResolvedValueOnce(failed('too-many', messages.form.tooMany(10), challenge));
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);
  const proof: unknown = JSON.parse(String(action.mock.calls[1]?.[1].get('form-proof')));
  expect(proof).toMatchObject({ challenge, solution: { derivedKey: expect.stringMatching(/^0/) } });
});

test('what is typed while the form is being sent stays, and what was pressed is sent', async () => {
  action.mockImplementationOnce(async () => {
    await type({ Message: 'Hello again' });
    return failed('again', messages.form.submitAgain);
  });
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);

  expect(action.mock.calls[1]?.[1].get('message')).toBe('Hello');
  expectTyped({ ...TYPED, Message: 'Hello again' });
  await waitFor(() => expect(sessionStorage.getItem('draft:contact')).toContain('Hello again'));

  fireEvent.click(button());
  await waitFor(() => expect(action.mock.calls[2]?.[1].get('message')).toBe('Hello again'));
  await waitFor(() => expectTyped({ Message: '' }));
});

test('a lost connection is announced by the form, what a toast announces is not', async () => {
  renderForm();
  const region = () => screen.getByRole('status');
  await type(TYPED);
  expect(region().textContent).toBe('');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await waitFor(() => expect(region().textContent).toBe(messages.form.offline));
  vi.restoreAllMocks();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(region().textContent).toBe(''));
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);
  expect(region().textContent).toBe('');
});

test('what was pressed without a connection says nothing of it once the connection is back', async () => {
  action.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderForm();
  await type(TYPED);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  fireEvent.click(button());
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
  await waitFor(() => expect(button().textContent).toBe('Send Message'));
  await screen.findByText(messages.form.offline);
  vi.restoreAllMocks();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(messages.form.offline)).toBeNull());
  expectTyped(TYPED);
});

test('a honeypot that was filled is sent, and empty for the next attempt', async () => {
  action.mockResolvedValue(failed('failed'));
  renderForm();
  const honeypot = () => screen.getByLabelText<HTMLInputElement>('Leave this empty');
  fireEvent.change(honeypot(), { target: { value: 'https://example.com' } });
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.form.failed);
  expect(action.mock.calls[0]?.[1].get('website')).toBe('https://example.com');
  expect(honeypot().value).toBe('');
});

test('pressed twice, it is sent once', async () => {
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(messages.contact.sent);
  expect(action).toHaveBeenCalledOnce();
});

test('what the service refuses is said beside the field', async () => {
  action.mockResolvedValueOnce({
    status: 'invalid',
    message: messages.form.fixErrors,
    fieldErrors: { phone: 'We cannot call this number' },
    values: {},
    token: 'a-token',
  });
  renderForm();
  await type(TYPED);
  button().focus();
  fireEvent.click(button());
  const phone = await screen.findByRole('textbox', {
    name: 'Phone Number',
    description: 'We cannot call this number',
  });
  expect(document.activeElement).toBe(phone);
  await type({ 'Phone Number': '0701' });
  await waitFor(() => expect(screen.queryByText('We cannot call this number')).toBeNull());
});

test('a response of 401 leads home after two seconds', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  action.mockResolvedValueOnce({
    status: 'failed',
    reason: 'unauthorized',
    message: messages.form.unauthorized,
    values: {},
    token: 'a-token',
    retryAfterSeconds: null,
    challenge: null,
  });
  // From Node 25 on there is a global of this name, and without a file it holds nothing.
  vi.stubGlobal('localStorage', new Window().localStorage);
  renderForm();
  await type(TYPED);
  localStorage.setItem('token', 'old');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.click(button());
  await vi.waitUntil(() => screen.queryAllByText(messages.form.unauthorized).length > 0, STEP);
  await vi.advanceTimersByTimeAsync(1950);
  expect(leave).not.toHaveBeenCalled();
  expect(localStorage.getItem('token')).toBe('old');
  await vi.advanceTimersByTimeAsync(50);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/');
  expect(localStorage.getItem('token')).toBeNull();
  leave.mockRestore();
});

test('what was saved without anybody being told does not look like a success', async () => {
  action.mockResolvedValue({ ...SENT, isNotified: false, message: 'Saved, nobody told' });
  const { container } = renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await waitFor(() =>
    expect(container.querySelector('.form-message')?.textContent).toBe('Saved, nobody told'),
  );
  expect(container.querySelector<HTMLElement>('.form-message')?.dataset.phase).toBe('warned');
});

test('pressed once more with empty fields, nothing says any longer that it was sent', async () => {
  renderForm();
  await type(TYPED);
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);
  fireEvent.click(button());
  await screen.findByText(messages.form.nameRequired);
  expect(screen.queryByText(messages.contact.sent)).toBeNull();
  expect(button().dataset.phase).toBe('invalid');
});

test('what is too long for a field is said beside it, and nothing is cut', async () => {
  renderForm();
  await type({ ...TYPED, Message: 'x'.repeat(5001) });
  expect(field('Message').maxLength).toBe(-1);
  fireEvent.click(button());
  expect(await screen.findByText(messages.form.tooLong(5000))).toBeTruthy();
  expect(action).not.toHaveBeenCalled();
});

test('who is elsewhere when the response comes stays there', async () => {
  let respond: (result: ActionResult) => void = () => {};
  const invalid: ActionResult = {
    status: 'invalid',
    message: messages.form.fixMarked,
    fieldErrors: { email: messages.form.emailInvalid },
    values: {},
    token: 'a-token',
  };
  render(
    <>
      <ActionForm kind="newsletter-band" id="n" action={action} failed="No" label="N">
        <TextField name="email" label="Your email" />
        <FormMessage />
        <SubmitButton sending="Sending">Send Message</SubmitButton>
      </ActionForm>
      <a href="/services">Elsewhere</a>
    </>,
  );
  const link = screen.getByRole('link');
  for (const result of [invalid, SENT]) {
    action.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await type({ 'Your email': 'reader@example.com' });
    button().focus();
    fireEvent.click(button());
    await screen.findByRole('button', { name: 'Sending' });
    await waitFor(() => expect(action).toHaveBeenCalled());
    action.mockClear();
    link.focus();
    respond(result);
    await screen.findByRole('button', { name: 'Send Message' });
    expect(document.activeElement).toBe(link);
  }
});

test('while no response comes the form says what can be done, also where the connection is lost', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  action.mockReturnValue(new Promise(() => {}));
  renderForm();
  const region = () => screen.getByRole('status').textContent;
  await type(TYPED);
  fireEvent.click(button());
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
  expect(region()).toBe('');
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(region()).toBe(messages.form.slow));
  expect(screen.getByRole('button', { name: 'Sending Message...' })).toBeTruthy();
  expectTyped(TYPED);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await waitFor(() => expect(region()).toBe(messages.form.offline));
  vi.restoreAllMocks();
});

test('a draft survives a reload, and is gone once it was sent', async () => {
  renderForm();
  await type(TYPED);
  await waitFor(() => expect(sessionStorage.getItem('draft:contact')).toContain('Hello'));
  cleanup();

  renderForm();
  await waitFor(() => expectTyped(TYPED));
  fireEvent.click(button());
  await screen.findByText(messages.contact.sent);
  expect(sessionStorage.getItem('draft:contact')).toBeNull();
});

test('something that throws after sending does not leave a dead button', async () => {
  const onSent = vi.fn(() => {
    throw new Error('broken');
  });
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  render(
    <ActionForm kind="newsletter-band" id="n" action={action} failed="No" label="N" onSent={onSent}>
      <TextField name="email" label="Your email" />
      <FormMessage />
      <SubmitButton sending="Sending">Send Message</SubmitButton>
    </ActionForm>,
  );
  for (const times of [1, 2]) {
    await type({ 'Your email': `reader-${times}@example.com` });
    fireEvent.click(button());
    await waitFor(() => expect(action).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(times));
  }
  expect(report).toHaveBeenCalledTimes(2);
});

test('what was wrong is no longer said while the corrected form is sent', async () => {
  // Where no host shows them, toasts do not go by themselves.
  renderForm();
  await touch();
  fireEvent.click(button());
  const said = () => toast.getToasts().map((shown) => 'title' in shown && shown.title);
  await waitFor(() => expect(said()).toContain(messages.form.fixErrors));
  action.mockReturnValue(new Promise(() => {}));
  await type(TYPED);
  expect(said()).toContain(messages.form.fixErrors);
  fireEvent.click(button());
  await screen.findByRole('button', { name: 'Sending Message...' });
  await waitFor(() => expect(said()).not.toContain(messages.form.fixErrors));
});
