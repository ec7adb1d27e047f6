import type { Element, Properties } from 'hast';
import { isExternalHref } from '@/lib/routing/safe-href';

/** The text of an attribute; empty where it is missing or not a text. */
export function attributeText(value: Properties[string]): string {
  return typeof value === 'string' ? value : '';
}

/** The attributes of a link: one to another site opens in a new tab. */
export function linkTo(href: string): Properties {
  if (!isExternalHref(href)) return { href };
  return { href, target: '_blank', rel: ['noopener', 'noreferrer'] };
}

/** The first child with this tag name, or `null`. */
export function childOf(element: Element, tagName: string): Element | null {
  const child = element.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === tagName,
  );
  return child ?? null;
}

/** Whether there is such an element in it, however deep. */
export function hasElement({ children }: Element, tagName: string): boolean {
  return children.some(
    (child) =>
      child.type === 'element' && (child.tagName === tagName || hasElement(child, tagName)),
  );
}
