// What the primitives say. Each has an export of its own, because some of them reach the browser.

/** The button of a dialog that needs no more words: its name says what it closes. */
export const CLOSE_LABEL = 'Close';

export const VIDEO_LABELS = {
  close: 'Close the video',
  failed: 'The video cannot be played here.',
  openFile: 'Open the file',
} as const;
