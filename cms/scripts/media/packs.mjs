/**
 * The sets of sample content.
 *
 * @type {import('./types.mjs').Pack[]}
 */
export const PACKS = ['consultancy', 'logistics'];
