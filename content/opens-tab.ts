// A file of its own: with others, its words would be in the scripts of every page.

/** Of a link that opens a tab, read out after its words. */
export const OPENS_TAB = '(opens in a new tab)';
