// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { moveToastsToPage, showToast } from '@/components/forms/toast/show-toast';
import { ToastHost } from '@/components/forms/toast/toast-host';
import { DIALOG_TOASTER } from '@/components/forms/toast/toaster-slot';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

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
  vi.unstubAllGlobals();
});

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

test('a message that comes again takes the place of the one before', async () => {
  const { page } = renderPage();
  await showToast({ tone: 'error', place: 'center', message: 'Offline', isInDialog: false });
  await page.findByText('Offline');
  await showToast({ tone: 'error', place: 'center', message: 'Offline', isInDialog: false });
  await waitFor(() => expect(toast.getToasts()).toHaveLength(1));
  await waitFor(() => expect(page.getAllByText('Offline')).toHaveLength(1));
});
