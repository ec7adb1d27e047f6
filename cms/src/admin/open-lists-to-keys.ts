const LIST = 'main table[role="grid"]';
const ENTRY = 'tbody :is(a, button:not([role="checkbox"]))';

/**
 * Lets Tab into the lists of the content manager, to the first entry, from where the arrow keys go on. Strapi gives no
 * part of them to Tab: theirs would be the box of the head that ticks all, which its list does not know.
 */
export function openListsToKeys(): void {
  const open = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    for (const list of document.querySelectorAll(LIST)) {
      if (list.querySelector('[tabindex="0"]')) continue;
      list.querySelector(ENTRY)?.setAttribute('tabindex', '0');
    }
  };
  document.addEventListener('keydown', open, { capture: true });
}
