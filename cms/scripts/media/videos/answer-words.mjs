// The example of the video, in lines. Each sentence has its source. The setting `home_page_video` says
// all of it in words (cms/seed/consultancy/globals.ts); a test compares them.

export const QUESTION = 'Who has not paid since June?';

/**
 * @typedef {object} Sentence
 * @property {string[]} lines
 * @property {string} figure What the source proves; it ends its line, apart from small words.
 * @property {[name: string, excerpt: string]} source
 */

/** @type {Sentence[]} */
export const SENTENCES = [
  {
    lines: ['Four customers, 18,420,000', 'shillings in all [1].'],
    figure: '18,420,000',
    source: ['Receivables by age', '18,420,000 in four names'],
  },
  {
    lines: [
      'The oldest invoice is that of',
      'a hardware shop in Mwanza:',
      '6,300,000, due on 30 June [2].',
    ],
    figure: '6,300,000,',
    source: ['Invoice 2214', '6,300,000, due 30 June'],
  },
  {
    lines: ['It called on Tuesday and', 'asked for ten more days [3].'],
    figure: 'ten',
    source: ['Note of 17 November', 'asks for ten more days'],
  },
];
