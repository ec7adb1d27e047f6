/**
 * A double click on a button beside the form counts as one: the second one comes before the form knows that it
 * is being saved, and a new entry would be created, and published, twice.
 */
export function ignoreDoubleClicks(): void {
  const onClick = (event: MouseEvent) => {
    const { target, detail } = event;
    const isRepeated = detail > 1 && target instanceof Element && target.closest('aside button');
    if (!isRepeated) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, { capture: true });
}
