/** Colours of the design where no style can name them; app/styles/tokens.css has the same. */
export const INK = '#0b1220';
export const ON_INK = '#f7f5f1';
export const ON_INK_MUTED = '#b4bccb';
export const PAPER = '#faf8f5';
/** In the dark scheme. */
export const DARK_PAPER = '#141b2b';
/** Paper that stays light in the dark scheme. */
export const SHEET = '#fffdfa';
/** The darkest of the light grounds. */
export const SAND = '#f1ebe0';
/** The lightest ground of the dark scheme. */
export const CARD_OF_DARK = '#252f46';
