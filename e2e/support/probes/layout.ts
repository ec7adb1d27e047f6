import type { Locator } from '@playwright/test';
import { expect } from '../test';

/** What has moved by itself since the page began to load, and how far; less than a hundredth is nothing. */
export function findLayoutShifts(): Promise<string[]> {
  const shifts: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift: { value: number } = entry.toJSON();
      if (shift.value >= 0.01) shifts.push(JSON.stringify(shift));
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // What is past is handed over with the next frame.
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
  });
}

/** Links that open a tab, or a page elsewhere, and do not say so: in their words, or after them for a screen reader. */
export function findSilentTabs(): string[] {
  const wordsOf = (link: Element) =>
    link.getAttribute('aria-label') ?? link.textContent + getComputedStyle(link, '::after').content;
  return [...document.querySelectorAll('a[target="_blank"]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .filter((link) => !/new tab|Plays on/.test(wordsOf(link)))
    .map((link) => link.outerHTML.slice(0, 160));
}

/** What a visitor reads or presses and that reaches over a side, but for what scrolls by itself. */
export function findCutOff(): string[] {
  const isScrolled = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  // As a text for screen readers alone is, at some widths.
  const isUnseen = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'hidden' && box.clientWidth <= 1) return true;
    }
    return false;
  };
  const textsOf = (element: Element) =>
    [...element.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        element.matches('h1, h2, h3, p, li, a, button, input, select, textarea, img') ||
        textsOf(element).length > 0,
    )
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      (element) =>
        !element.closest('[aria-hidden="true"], [aria-roledescription="slide"], .sr-only'),
    )
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1) return false;
      // A long word reaches over its own box, unless it is meant to end in dots.
      const isShortened = getComputedStyle(element).textOverflow === 'ellipsis';
      const edges = textsOf(element).map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return range.getBoundingClientRect().right;
      });
      const end = isShortened ? right : Math.max(right, ...edges);
      return left < -1 || end > window.innerWidth + 1;
    })
    .filter((element) => !isScrolled(element) && !isUnseen(element))
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Titles, labels and links that a long word in their place would widen over their card, or over the window. */
export function findCutLongWords(word: string): string[] {
  const NAMES =
    'main :is(h1, h2, h3, blockquote, dt, dd, a[download], p > a:not(.card-link), .button-row a)';
  const roomOf = (element: Element) => {
    let room = window.innerWidth;
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      room = Math.min(room, box.getBoundingClientRect().right);
    }
    return room;
  };
  // All at once, as each change has the page laid out again; what stands in another one has its turn after it.
  const findCut = (elements: Element[]) => {
    const shown = elements.filter(
      (element) => element.checkVisibility() && !element.closest('.sr-only'),
    );
    const before = shown.map((element) => [...element.childNodes]);
    for (const element of shown) element.replaceChildren(word);
    const cut = shown.filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right > roomOf(element) + 1;
    });
    const found = cut.map((element) => element.outerHTML.slice(0, 160));
    for (const [index, element] of shown.entries()) {
      element.replaceChildren(...(before[index] ?? []));
    }
    return found;
  };
  const all = [...document.querySelectorAll(NAMES)];
  const isInner = (element: Element) => Boolean(element.parentElement?.closest(NAMES));
  return [...findCut(all.filter((element) => !isInner(element))), ...findCut(all.filter(isInner))];
}

/** Words of titles, labels and figures that are cut into two lines where there is no hyphen. */
export function findBrokenWords(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, dt, dd, .eyebrow')].flatMap((element) => {
    // An address may be cut anywhere.
    if (!element.checkVisibility() || element.querySelector('[href^="mailto:"]')) return [];
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** Links in the middle of a sentence are as high as its lines; all else has 44 px. */
export function findSmallTargets(): string[] {
  return (
    [...document.querySelectorAll('a[href], button, summary, select, input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      // A card is one target, whose link covers all of it.
      .filter((element) => !element.matches(':disabled, [tabindex="-1"], .card-link'))
      .flatMap((element) => {
        const { width, height, right } = element.getBoundingClientRect();
        // What is off the screen comes into it with the focus.
        if (right <= 0 || width <= 1) return [];
        const isLargeEnough = width >= 43.5 && height >= 43.5;
        return isLargeEnough ? [] : [`${width} × ${height}: ${element.outerHTML.slice(0, 160)}`];
      })
  );
}

/** The controls lie inside the window, and none on another. */
export async function expectApart(controls: Locator, width: number): Promise<void> {
  const boxes = await controls.evaluateAll((all) =>
    all.map((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return { name: control.textContent, left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [index, one] of boxes.entries()) {
    expect(one.left, `${one.name}`).toBeGreaterThanOrEqual(0);
    expect(one.right, `${one.name}`).toBeLessThanOrEqual(width);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(isApart, `${one.name} and ${other.name}`).toBe(true);
    }
  }
}

/** Gives the focus to one after the other and names those of which nothing can be seen then. */
export async function findHiddenFocus(): Promise<string[]> {
  const hidden: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, input, textarea, [tabindex="0"]',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    const isSeen = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x1, x2] = [Math.max(left, 0) + 2, Math.min(right, window.innerWidth) - 2];
      const [y1, y2] = [Math.max(top, 0) + 2, Math.min(bottom, window.innerHeight) - 2];
      // Its middle or an end of it: what is higher than the window is seen in part.
      const points = [
        [(x1 + x2) / 2, (y1 + y2) / 2],
        [x1, (y1 + y2) / 2],
        [(x1 + x2) / 2, y1],
        [(x1 + x2) / 2, y2],
      ] as const;
      return points.some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
      });
    };
    // What has the focus is scrolled into sight at once, or within some frames.
    for (let frame = 0; frame < 30 && !isSeen(); frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    if (!isSeen()) hidden.push(element.outerHTML.slice(0, 160));
  }
  return hidden;
}
