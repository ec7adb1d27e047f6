// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { moveToastsToPage, showToast } from '@/components/forms/toast/show-toast';
import { ToastHost } from '@/components/forms/toast/toast-host';
import type { ToastPlace } from '@/components/forms/toast/toast-types';
import { DIALOG_TOASTER } from '@/components/forms/toast/toaster-slot';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
/** A clock of the test goes on by this while it waits. */
const STEP = { timeout: 10_000, interval: 10 };

function renderPage() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(
    <>
      <main>
        <ToastHost />
      </main>
      <dialog open aria-label="A dialog">
        <ToastHost id={DIALOG_TOASTER} />
      </dialog>
    </>,
  );
  return { page: within(screen.getByRole('main')), dialog: within(screen.getByRole('dialog')) };
}

afterEach(async () => {
  toast.dismiss();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const raised = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-sonner-toast]');

async function raise(message: string, place: ToastPlace): Promise<void> {
  await showToast({ tone: 'success', message, place, isInDialog: false });
  await screen.findByText(message);
}

const saved = { tone: 'success', place: 'center' } as const;

test('a toast of the page appears in the page', async () => {
  const { page, dialog } = renderPage();
  await showToast({ ...saved, message: 'Saved', isInDialog: false });
  expect(await page.findByText('Saved')).toBeTruthy();
  expect(dialog.queryByText('Saved')).toBeNull();
});

test('a toast of a dialog appears in it, and moves to the page when the dialog closes', async () => {
  const { page, dialog } = renderPage();
  await showToast({ ...saved, message: 'Sent', isInDialog: true });
  expect(await dialog.findByText('Sent')).toBeTruthy();
  expect(page.queryByText('Sent')).toBeNull();

  await moveToastsToPage();
  expect(await page.findByText('Sent')).toBeTruthy();
  await waitFor(() => expect(dialog.queryByText('Sent')).toBeNull());
});

test('what is wrong in the fields of a dialog is not said on the page when the dialog closes', async () => {
  const { page, dialog } = renderPage();
  const inDialog = { tone: 'error', place: 'center', isInDialog: true } as const;
  await showToast({ ...inDialog, message: 'Please fix the errors below' });
  await showToast({ ...saved, message: 'Sent', isInDialog: true });
  await showToast({ ...inDialog, message: 'Please fix the errors below' });
  await dialog.findByText('Please fix the errors below');
  await moveToastsToPage();
  expect(await page.findByText('Sent')).toBeTruthy();
  await waitFor(() => expect(toast.getToasts()).toHaveLength(1));
  expect(page.queryByText('Please fix the errors below')).toBeNull();
});

test('a message that comes again takes the place of the one before', async () => {
  const { page } = renderPage();
  await showToast({ tone: 'error', place: 'center', message: 'Offline', isInDialog: false });
  await page.findByText('Offline');
  await showToast({ tone: 'error', place: 'center', message: 'Offline', isInDialog: false });
  await waitFor(() => expect(toast.getToasts()).toHaveLength(1));
  await waitFor(() => expect(page.getAllByText('Offline')).toHaveLength(1));
});

test('what was wrong before does not stand beside a success', async () => {
  const { dialog } = renderPage();
  const inDialog = { place: 'center', isInDialog: true } as const;
  await showToast({ tone: 'error', message: 'Please fix the errors below', ...inDialog });
  await dialog.findByText('Please fix the errors below');
  await showToast({ tone: 'success', message: 'Sent', ...inDialog });
  expect(await dialog.findByText('Sent')).toBeTruthy();
  await waitFor(() => expect(dialog.queryByText('Please fix the errors below')).toBeNull());
});

test.each([
  { place: 'center', x: 'center', durationMs: 5000 },
  { place: 'corner', x: 'right', durationMs: 2000 },
] as const)(
  'in the $place a toast stands for $durationMs ms, above all else and 350 px wide',
  async ({ place, x, durationMs }) => {
    renderPage();
    const message = `Saved in the ${place}`;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await showToast({ ...saved, place, message, isInDialog: false });
    await vi.waitUntil(() => screen.queryByText(message) !== null, STEP);
    expect(raised(message)?.dataset).toMatchObject({ xPosition: x, yPosition: 'top' });
    const { style } = raised(message)?.closest<HTMLElement>('[data-sonner-toaster]') ?? {};
    expect([style?.zIndex, style?.getPropertyValue('--width')]).toEqual(['9999', '350px']);
    await vi.advanceTimersByTimeAsync(durationMs - 50);
    expect(raised(message)?.dataset.removed).toBe('false');
    await vi.advanceTimersByTimeAsync(50);
    await vi.waitUntil(() => raised(message)?.dataset.removed === 'true', STEP);
  },
);

test('two are shown at most, wherever they stand', async () => {
  renderPage();
  await raise('First', 'center');
  await raise('Second', 'corner');
  await raise('Third', 'center');
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(['Second', 'Third'].map((text) => raised(text)?.dataset.visible)).toEqual([
    'true',
    'true',
  ]);
});
