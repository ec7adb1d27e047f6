/** The admin says it beside the field, the service where something else writes: both in the same words. */
export const NO_NUMBER = 'Write a number and nothing else, such as 1200.';
