// What the primitives say. Each has an export of its own, because some of them reach the browser.

/** The button of a dialog that needs no more words: its name says what it closes. */
export const CLOSE_LABEL = 'Close';

export const VIDEO_LABELS = {
  close: 'Close the video',
  failed: 'The video cannot be played here.',
  openFile: 'Open the file',
} as const;

/** What a video is called that nobody has named. */
export const VIDEO_NAME = 'Video';

/** Names the row of slides in a carousel. */
export const slidesLabel = (carousel: string) => `${carousel}: slides`;

/** What the blocks of an article say. */
export const BLOCK_LABELS = {
  gallery: 'Gallery',
  imageMissing: 'Image not found',
  imageOf: (number: number, count: number) => `Image ${number} of ${count}`,
  images: 'Images',
  openFile: 'Open the file',
  play: 'Play the video',
  playNamed: (name: string) => `Play the video: ${name}`,
  playsHereFrom: (host: string) => `Plays here, from ${host}`,
  playsOn: (host: string) => `Plays on ${host}`,
  ownPage: 'its own page',
  slideOf: (number: number, count: number) => `Slide ${number} of ${count}`,
} as const;

/** The stacked gallery. */
export const STACK_LABELS = {
  hint: 'Press an image to bring it to the front, or',
  next: 'Next image',
} as const;
