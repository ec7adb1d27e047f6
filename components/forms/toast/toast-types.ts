/** Specification §9: forms of footer and modals in the center, those of the screens in the corner. */
export type ToastPlace = 'center' | 'corner';
export type ToastTone = 'success' | 'warning' | 'error';

export type ToastMessage = {
  tone: ToastTone;
  message: string;
  place: ToastPlace;
  /** Shown inside the open dialog, where the rest of the page is out of reach. */
  isInDialog: boolean;
};
