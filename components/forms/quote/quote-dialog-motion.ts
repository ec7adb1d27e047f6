import { animate } from 'motion/mini';

const TIMING = { duration: 0.22, ease: 'easeOut' } as const;
const SMALL = 'scale(0.96)';
const FULL = 'scale(1)';

/** Fades and scales the modal in (specification §2, Quote modal). */
export function appear(dialog: HTMLDialogElement): void {
  if (isStill()) return;
  animate(dialog, { opacity: [0, 1] }, TIMING);
  for (const panel of panelOf(dialog)) animate(panel, { transform: [SMALL, FULL] }, TIMING);
}

/** The same backwards; the modal closes when it is gone, and only once. */
export async function disappear(dialog: HTMLDialogElement): Promise<void> {
  if (!dialog.open || dialog.dataset.closing !== undefined) return;
  dialog.dataset.closing = '';
  try {
    if (!isStill()) {
      for (const panel of panelOf(dialog)) animate(panel, { transform: [FULL, SMALL] }, TIMING);
      await animate(dialog, { opacity: [1, 0] }, TIMING);
    }
  } finally {
    delete dialog.dataset.closing;
    dialog.close();
    // What was animated keeps its last frame; the next opening starts from the style sheet.
    for (const element of [dialog, ...panelOf(dialog)]) element.removeAttribute('style');
  }
}

function panelOf(dialog: HTMLDialogElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('.quote-panel')];
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
