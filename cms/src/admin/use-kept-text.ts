import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { keepText, keptText, textKeyOf } from './kept-text';

/**
 * A text that is typed beside the forms, kept in this tab until it is sent: leaving the page loses nothing, and a
 * tab that is closed with it asks first.
 *
 * @param kind of text, such as a note
 * @param target what it is about
 * @param isShown Nobody is asked about a text that has no box on this page.
 * @returns the text, what takes a newer one, and what ends the keeping of one that was sent.
 */
export function useKeptText(
  kind: string,
  target: string,
  isShown = true,
): [string, (typed: string) => void, (sent: string) => void] {
  const userId = useAuth('useKeptText', ({ user }) => user?.id);
  const key = textKeyOf(kind, userId, target);
  const [text, setText] = useState(() => keptText(key));
  const isAsked = isShown && text.trim() !== '';
  useBeforeUnload(useCallback((event) => isAsked && event.preventDefault(), [isAsked]));
  const type = (typed: string) => {
    setText(typed);
    keepText(key, typed);
  };
  const markSent = (sent: string) => {
    // What was typed meanwhile is not sent yet.
    setText((typed) => (typed === sent ? '' : typed));
    if (keptText(key) === sent) keepText(key, '');
  };
  return [text, type, markSent];
}
