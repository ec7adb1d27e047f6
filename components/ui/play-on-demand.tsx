'use client';

import { useEffect } from 'react';
import { VIDEO_NAME } from '@/content/ui';
import { isPlainClick } from '@/lib/browser/is-plain-click';

/**
 * Plays videos where they stand: a link with `data-play` holds the address of a player, or the word
 * 'video' where it leads to a file of ours; `data-play-name` names the player, else the
 * title of the page does. Nothing is requested from another host before the
 * visitor presses; without JavaScript the link leads to the video's own page.
 *
 * The links are also in the HTML of editors, which React does not render: hence one listener on the
 * document, and players created by hand.
 */
export function PlayOnDemand() {
  useEffect(() => {
    // The same listener added twice counts once, so one is enough for all videos of the page.
    document.addEventListener('click', play);
  }, []);
  return null;
}

function play(event: MouseEvent): void {
  if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-play]');
  if (!link?.dataset.play) return;
  event.preventDefault();
  const player = link.dataset.play === 'video' ? videoFor(link) : frameFor(link, link.dataset.play);
  link.hidden = true;
  link.after(player);
  if (player instanceof HTMLVideoElement) {
    player.addEventListener('error', () => giveUp(player, link), { once: true });
    // On iPhones a video with sound begins by this alone, at a press.
    player.play().catch(() => {});
  }
  player.focus();
}

/** The browser cannot play the file, or did not get it: the link leads to it, as without JavaScript. */
function giveUp(player: HTMLVideoElement, link: HTMLAnchorElement): void {
  const hasFocus = player === document.activeElement;
  // A line that is lost while it plays may come back: the next press plays it.
  if (player.error?.code !== MediaError.MEDIA_ERR_NETWORK) delete link.dataset.play;
  player.remove();
  link.hidden = false;
  if (hasFocus) link.focus();
}

function videoFor(link: HTMLAnchorElement): HTMLVideoElement {
  const video = document.createElement('video');
  video.src = link.href;
  video.controls = true;
  video.playsInline = true;
  return named(video, link);
}

function frameFor(link: HTMLAnchorElement, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = nameOf(link);
  // cspell:disable-next-line
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return named(frame, link);
}

function named<E extends HTMLElement>(element: E, link: HTMLAnchorElement): E {
  element.className = 'player';
  element.tabIndex = 0;
  element.setAttribute('aria-label', nameOf(link));
  return element;
}

function nameOf(link: HTMLAnchorElement): string {
  return link.dataset.playName ?? document.querySelector('h1')?.textContent ?? VIDEO_NAME;
}
