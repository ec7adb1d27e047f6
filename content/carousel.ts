/** The controls of the carousel; loaded with its engine. */
export const CAROUSEL_LABELS = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
} as const;
