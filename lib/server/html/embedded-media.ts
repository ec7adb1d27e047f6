import type { Element, ElementContent, Text } from 'hast';
import { EMBED_COPY } from '@/content/embeds';
import { isServed } from '@/content-client';
import { toPlayer } from '@/lib/editor/players';
import { isExternalHref, safeHref } from '@/lib/routing/safe-href';
import { fileUrl, isFilePath } from '@/lib/routing/uploaded-file';
import { type ContentRules, mediaUrlOf, reportDrop } from './content-rules';
import { attributeText, childOf, linkTo } from './hast';

/** Where an element is. */
export type Place = {
  rules: ContentRules;
  /** An element in a link must not become a link itself. */
  isInLink: boolean;
  /** Whether some of the text is written from right to left. */
  isRightToLeft: boolean;
};

/**
 * Images come from the content service or from this site. An image of a third party would tell it
 * who reads the page, so it becomes a link.
 */
export function cleanImage(element: Element, place: Place): ElementContent[] {
  const { src, alt, ...others } = element.properties;
  const source = attributeText(src);
  if (source === '') return [];
  const url = ownUrl(source, place.rules);
  if (url === null || !isLoadable(url, place.rules)) {
    return linkInstead(source, attributeText(alt) || EMBED_COPY.image, place);
  }
  const { loadImage = (src: string) => ({ src }) } = place.rules;
  return [
    {
      ...element,
      properties: {
        ...others,
        ...(isExternalHref(url) ? loadImage(url) : { src: url }),
        alt: attributeText(alt),
        loading: 'lazy',
        decoding: 'async',
      },
      children: [],
    },
  ];
}

/** A video of the content service; it loads when the visitor presses play. */
export function cleanVideo(element: Element, place: Place): ElementContent[] {
  const { src, poster, ...others } = element.properties;
  const source = attributeText(src) || attributeText(childOf(element, 'source')?.properties.src);
  if (source === '') return [];
  const url = ownUrl(source, place.rules);
  if (url === null) return linkInstead(source, EMBED_COPY.video, place);
  const posterUrl = ownUrl(attributeText(poster), place.rules);
  return [
    {
      ...element,
      properties: {
        ...others,
        src: url,
        ...(posterUrl && { poster: posterUrl }),
        controls: true,
        preload: 'none',
        ariaLabel: attributeText(others.title) || EMBED_COPY.video,
      },
      children: [],
    },
  ];
}

// A file of a third party becomes a link, if its URL is safe.
function linkInstead(url: string, name: string, { rules, isInLink }: Place): ElementContent[] {
  reportDrop(rules, 'image', url);
  const href = safeHref(url);
  const children: Text[] = [{ type: 'text', value: name }];
  if (isInLink || href === null || !isExternalHref(href)) return children;
  return [{ type: 'element', tagName: 'a', properties: linkTo(href), children }];
}

// The image optimizer takes only what lies in the folder of the media.
function isLoadable(url: string, rules: ContentRules): boolean {
  return !isExternalHref(url) || isServed(url, mediaUrlOf(rules));
}

/** The URL of a file of the content service or of this site; `null` for all others. */
function ownUrl(source: string, rules: ContentRules): string | null {
  const url = source.trim();
  if (url === '' || safeHref(url) === null || url.startsWith('#')) return null;
  if (isExternalHref(url)) {
    return new URL(url).origin === new URL(mediaUrlOf(rules)).origin ? url : null;
  }
  if (isFilePath(url)) return fileUrl(url, mediaUrlOf(rules));
  return url.startsWith('/') ? url : null;
}

/**
 * A player becomes a link to its page, with an attribute by which `ui/play-on-demand` plays it in
 * place. Its host is not contacted before the visitor presses play.
 */
export function toPlayerLink(element: Element, { rules, isInLink }: Place): ElementContent[] {
  const source = attributeText(element.properties.src);
  const player = toPlayer(source.startsWith('//') ? `https:${source}` : source);
  if (!player || isInLink) {
    reportDrop(rules, 'frame', source);
    return [];
  }
  rules.onPlayer?.();
  const title = attributeText(element.properties.title);
  const isMap = player.host === 'openstreetmap.org';
  const action = isMap ? EMBED_COPY.showMap : EMBED_COPY.playVideo;
  const name = title || (isMap ? EMBED_COPY.map : null);
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: {
      ...linkTo(player.page),
      className: ['embed-link'],
      dataPlay: player.frame,
      ...(name && { dataPlayName: name }),
    },
    children: [
      node('span', ['embed-action'], title ? `${action}: ${title}` : action),
      node('span', ['embed-note'], EMBED_COPY.loadsFrom(player.host)),
    ],
  };
  return [
    { type: 'element', tagName: 'span', properties: { className: ['embed'] }, children: [link] },
  ];
}

function node(tagName: string, className: string[], value: string): Element {
  return {
    type: 'element',
    tagName,
    properties: { className },
    children: [{ type: 'text', value }],
  };
}
