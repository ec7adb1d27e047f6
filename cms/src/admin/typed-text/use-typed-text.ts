import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import {
  keyOf,
  readText,
  removeOldTexts,
  removeText,
  storeText,
  type TypedText,
  toValues,
} from './stored-text';

const STORE_DELAY_MS = 400;

type Offer = { typedAt: string; take: () => void; discard: () => void };

/**
 * Stores what is typed into a form until it is saved, and offers it when the form is opened again:
 * after a closed tab, a crash or an expired login.
 *
 * @param documentId `null` for a new entry.
 * @param savedAt When the entry was last saved.
 */
export function useTypedText(
  model: string,
  documentId: string | null,
  savedAt: string,
): Offer | null {
  const userId = useAuth('typed-text', ({ user }) => user?.id);
  const form = useForm('typed-text', (state) => state);
  const key = keyOf(userId, model, documentId);
  const [offered, setOffered] = useState<{ key: string; text: TypedText } | null>(null);
  const stored = useRef<string | null>(null);

  useEffect(() => {
    // A new entry has been saved: this form goes on with it under its own key.
    if (stored.current && stored.current !== key) removeText(stored.current);
    stored.current = null;
    removeOldTexts();
    const text = readText(key);
    setOffered(text && { key, text });
  }, [key]);

  const { modified, values } = form;
  useEffect(() => {
    if (!modified) {
      // Saved, or reset by its editor.
      if (stored.current === key) removeText(key);
      stored.current = null;
      return undefined;
    }
    const store = () => {
      stored.current = key;
      storeText(key, { typedAt: new Date().toISOString(), savedAt, values: { ...values } });
    };
    const timer = setTimeout(store, STORE_DELAY_MS);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [modified, values, key, savedAt]);

  if (!offered || offered.key !== key) return null;
  const close = () => setOffered(null);
  return {
    typedAt: offered.text.typedAt,
    take: () => {
      form.setValues(toValues(offered.text, { ...form.initialValues }, savedAt));
      close();
    },
    discard: () => {
      removeText(key);
      close();
    },
  };
}
