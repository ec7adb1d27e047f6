/** Publish and Save stay in view however long the form is, and however many panels are below them. */
const STICKY_PANELS = `
@media (min-width: 1080px) {
  div:has(> aside[aria-labelledby='additional-information']) {
    position: sticky;
    top: 8rem;
    z-index: 1;
    max-height: calc(100vh - 9rem);
    overflow-y: auto;
  }
}`;

/** On a laptop the panels are narrower than the words of some of their buttons, which take two lines there. */
const NARROW_BUTTONS = `
main aside[aria-labelledby] button:not(:has(svg)) {
  height: auto;
  min-height: 3.2rem;
  padding: 0.5rem 0.6rem;
}`;

/** Answers and descriptions are longer than Strapi's four lines. */
const LARGE_TEXTS = `
main form textarea { min-height: 14rem; field-sizing: content; max-height: 60vh; }`;

/** Titles in lists are cut at 35 letters, however much room there is. */
const WIDE_CELLS = `
main td > a { max-width: 40rem !important; }`;

/** In lists of a laptop long titles and dates take two lines, so that the status of an entry is in view. */
const WRAPPED_CELLS = `
@media (max-width: 1600px) {
  main td[role='gridcell'] > :is(a, span) { white-space: normal; }
}`;

/** An address is one line. */
const SHORT_ADDRESSES = `
main form textarea:is([name$='link'], [name$='Link']) { min-height: 4rem; }`;

/** “Clear” stays in the box of its switch, however long the label is. */
const WRAPPED_CLEAR = `
main form div:has(> div > label):has(> button):has(+ * input[type='checkbox']) { flex-wrap: wrap; }`;

/** News of Strapi's makers, and the offer to get them by mail, are nothing for the staff of an organization. */
const NO_ADVERTISING = `
div:has(> div > div > div > a[href^='https://strapi.io/blog/']) { display: none; }
div:has(> [role='checkbox']):has(a[href='https://strapi.io/terms']) { display: none; }`;

/** The version of the software and the plans to buy, where somebody may not set anything beside them. */
const NO_VERSIONS = `
main form div:only-child:has(> dl a[href^='https://strapi.io/pricing']),
main form dl > div:has(> dd > a[href^='https://strapi.io/pricing']) { display: none; }
main form div:has(> div:only-child > dl a[href^='https://strapi.io/pricing'])::after {
  content: 'Your role has nothing to set here.';
  font-size: 1.4rem;
}`;

/** What a role may neither see nor set is no field of its form. */
const NOT_OURS = `input[placeholder='No permissions to see this field']`;
const NO_FOREIGN_FIELDS = `
main form div:has(label):has(${NOT_OURS}):not(:has(:is(input, textarea, button):not(${NOT_OURS}))) {
  display: none;
}`;

/** The logo of the organization is one for light grounds, also where the admin is dark; however wide it is, it fits in. */
const LOGO_OF_LOGIN = `
main img[aria-hidden='true'][src^='/uploads/'] {
  max-width: 100%;
  padding: 0.8rem 1.2rem;
  border-radius: 0.4rem;
  background: #fff;
  object-fit: contain;
}`;

/** The manual of the software is for developers. Staff have the guide, which is in the menu of every page. */
const NO_FOREIGN_MANUAL = `
main :is(
  a[href='https://docs.strapi.io/cms/features/content-manager'],
  a[href^='https://docs.strapi.io/cms/features/admin-panel#']
) { display: none; }`;

/** Before several entries are published, the name and what each waits for are in view; an id says nothing. */
const NO_IDS = `
[role='dialog'] table:has(td a[target='_blank'][href*='/content-manager/']) :is(th, td):nth-child(2) {
  display: none;
}`;

/** “Create a new entry” in a relation field looks the same where it is switched off. */
const NO_DEAD_CREATION = `
[role='option'][aria-disabled='true']:has(> div > span[aria-hidden] > svg) { display: none; }`;

/** On a phone the widgets of the home page stand below each other, and what makes them wider stands out of the page. */
const NO_HANDLES_ON_PHONES = `
@media (max-width: 767px) {
  main div[style*='transform: translate(']:has(> div:only-child:empty) { display: none; }
}`;

/** Small changes of the admin's look, where it has no setting for them. */
export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = [
    ...[STICKY_PANELS, NARROW_BUTTONS, LARGE_TEXTS, SHORT_ADDRESSES],
    ...[WIDE_CELLS, WRAPPED_CELLS, WRAPPED_CLEAR, NO_ADVERTISING, NO_FOREIGN_FIELDS],
    ...[LOGO_OF_LOGIN, NO_DEAD_CREATION, NO_VERSIONS, NO_FOREIGN_MANUAL, NO_IDS],
    NO_HANDLES_ON_PHONES,
  ].join('');
  document.head.append(style);
}
