// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogClose } from '@/components/ui/dialog/dialog-close';
import { DialogLink } from '@/components/ui/dialog/dialog-link';
import { OBEY_BUTTONS } from '@/components/ui/dialog/obey-buttons';

const dialog = () => screen.getByLabelText<HTMLDialogElement>('Asha Mrisho');
const opener = () => screen.getByRole('button', { name: 'Read More' });
const link = () => screen.getByRole('link', { name: 'Profile' });

/** The window's corner: the dialog of this test is at 0, 0 and has no size. */
const BESIDE = { clientX: 5, clientY: 5 };
const INSIDE = { clientX: 0, clientY: 0 };

// This environment knows neither invoker commands nor `closedby`, as an older browser.
beforeAll(async () => {
  new Function(OBEY_BUTTONS)();
  await import('@/components/ui/dialog/dialog-fallback');
});
beforeEach(() => {
  render(
    <>
      <button type="button" command="show-modal" commandfor="member">
        Read More
      </button>
      <DialogLink dialogId="member" href="/profile">
        Profile
      </DialogLink>
      <Dialog id="member" label="Asha Mrisho">
        <DialogClose dialogId="member" label="Close" className="" />
        <a href="#contact">Contact</a>
        <a href="#map" target="_blank" rel="noopener">
          Map
        </a>
      </Dialog>
    </>,
  );
});
afterEach(cleanup);

describe('a dialog', () => {
  test('opens by its button, which has the focus to give back, and closes by its ×', () => {
    fireEvent.click(opener());
    expect(dialog().open).toBe(true);
    fireEvent.click(screen.getByText('Close'));
    expect(dialog().open).toBe(false);
  });

  test('opens by a link, which is followed where the visitor presses a key with it', () => {
    expect(isFollowed(link(), { ctrlKey: true })).toBe(true);
    expect(dialog().open).toBe(false);
    expect(isFollowed(link())).toBe(false);
    expect(dialog().open).toBe(true);
  });

  test('closes by a press beside it, not by one inside', () => {
    fireEvent.click(opener());
    press(INSIDE, INSIDE);
    expect(dialog().open).toBe(true);
    press(BESIDE, BESIDE);
    expect(dialog().open).toBe(false);
  });

  test('stays open at the second press of a double click that opened it', () => {
    fireEvent.click(opener());
    press(BESIDE, { ...BESIDE, detail: 2 });
    expect(dialog().open).toBe(true);
    fireEvent.click(screen.getByText('Close'), { detail: 2 });
    expect(dialog().open).toBe(true);
    // Where the browser itself closes it by a press beside it.
    fireEvent.mouseDown(dialog(), { detail: 2 });
    expect(dialog().getAttribute('closedby')).toBe('closerequest');
    fireEvent.mouseDown(dialog(), { detail: 1 });
    expect(dialog().getAttribute('closedby')).toBe('any');
  });

  test('stays open when a selection of text ends beside it', () => {
    fireEvent.click(opener());
    press(INSIDE, BESIDE);
    expect(dialog().open).toBe(true);
  });

  test('closes by a link in it that leads on here, not by one to a new tab', () => {
    fireEvent.click(opener());
    expect(isFollowed(screen.getByText('Map'))).toBe(true);
    expect(dialog().open).toBe(true);
    expect(isFollowed(screen.getByText('Contact'))).toBe(true);
    expect(dialog().open).toBe(false);
  });

  test('closes when the visitor goes back or forward, or leaves the page', () => {
    for (const event of ['popstate', 'pagehide']) {
      fireEvent.click(opener());
      expect(dialog().open).toBe(true);
      fireEvent(window, new Event(event));
      expect(dialog().open, event).toBe(false);
    }
  });

  test('the opener has the focus before the dialog takes it, so that it gets it back', () => {
    const focused: unknown[] = [];
    opener().addEventListener('focus', ({ target }) => focused.push(target));
    fireEvent.click(opener());
    expect(focused).toEqual([opener()]);
  });
});

function press(from: object, to: object): void {
  fireEvent.pointerDown(dialog(), from);
  fireEvent.click(dialog(), to);
}

/** Presses a link. The test has no other pages: what the browser would do is only noted. */
function isFollowed(target: Element, keys: MouseEventInit = {}): boolean {
  let isLeft = false;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  fireEvent.click(target, keys);
  return isLeft;
}
