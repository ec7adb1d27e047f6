import type { SitePage } from '../../site-address/screens';
import { textTargetOf } from '../pasted-text/text-target';

/** A field that takes a link to a page of the site. */
export type LinkTarget = {
  element: Element;
  insert: (page: SitePage) => void;
  /** Puts the keyboard where it was in the field. */
  focus: () => void;
};

/** Fields that hold an address and nothing else. */
const ADDRESS = /(?:^|[._])(?:link|to)$|Link$/;

/** The field that an element belongs to; `null` for one that takes no link. */
export function linkTargetOf(element: EventTarget | null): LinkTarget | null {
  if (!(element instanceof Element)) return null;
  const text = textTargetOf(element);
  if (text) {
    return {
      element,
      insert: ({ title, address }) => {
        text.insert(toLink(text.holds === 'markdown', text.selected() || title, address));
      },
      focus: text.focus,
    };
  }
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isField || element.readOnly || element.disabled || !ADDRESS.test(element.name)) return null;
  return {
    element,
    insert: ({ address }) => {
      element.focus();
      element.select();
      document.execCommand('insertText', false, address);
    },
    focus: () => element.focus(),
  };
}

/** The words as a link, in what the field holds. */
export function toLink(isMarkdown: boolean, words: string, address: string): string {
  if (isMarkdown) return `[${words.replace(/[[\]\\]/g, '\\$&')}](${address})`;
  const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<a href="${address}">${text}</a>`;
}
