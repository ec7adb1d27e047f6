/** Specification §9: forms of footer and modals in the middle, those of the screens in the corner. */
export type ToastPlace = 'centre' | 'corner';
export type ToastTone = 'success' | 'warning' | 'error';

/** Says a sentence in a toast; what draws it is loaded with the first one. */
export async function showToast(
  tone: ToastTone,
  message: string,
  place: ToastPlace,
): Promise<void> {
  try {
    const { raiseToast } = await import('./toaster');
    raiseToast(tone, message, place);
  } catch {
    // The form itself says it as well.
  }
}
