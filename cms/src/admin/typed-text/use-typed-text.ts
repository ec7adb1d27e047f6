import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import {
  changedValues,
  keyOf,
  readText,
  removeOldTexts,
  removeText,
  storeText,
  type TypedText,
  toValues,
} from './stored-text';
import { useTypingWhileSaving } from './use-typing-while-saving';

const STORE_DELAY_MS = 400;
/** Strapi takes a form away and shows it again, without what was typed, while it loads. */
const REOPENED_WITHIN_MS = 5_000;

/** When forms with words that are not saved were taken away, by key. */
const takenAway = new Map<string, number>();

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

  const hasTypedMeanwhile = useTypingWhileSaving(form, savedAt);
  const isSubmitting = useRef(false);
  useEffect(() => {
    isSubmitting.current = form.isSubmitting;
  });
  const { modified, values, initialValues } = form;
  const store = () => {
    stored.current = key;
    const changed = changedValues({ ...values }, { ...initialValues });
    storeText(key, { typedAt: new Date().toISOString(), savedAt, values: changed });
  };
  const whenLeft = useRef(() => {});
  whenLeft.current = () => {
    const isCreated = documentId === null && isSubmitting.current;
    // A new entry has been saved: another form goes on with it.
    if (isCreated && !hasTypedMeanwhile()) return removeText(key);
    if (!modified) return;
    store();
    takenAway.set(key, Date.now());
  };
  useEffect(() => () => whenLeft.current(), []);

  const take = (text: TypedText) =>
    form.setValues(toValues(text, { ...form.initialValues }, savedAt));
  const takeBack = useRef(take);
  takeBack.current = take;
  useEffect(() => {
    stored.current = null;
    removeOldTexts();
    const text = readText(key);
    const isReopened = Date.now() - (takenAway.get(key) ?? 0) < REOPENED_WITHIN_MS;
    takenAway.delete(key);
    if (text && isReopened) takeBack.current(text);
    setOffered(text && !isReopened ? { key, text } : null);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `store` is another one at each render; what it reads is named.
  useEffect(() => {
    if (!modified) {
      // Saved, or reset by its editor.
      if (stored.current === key) removeText(key);
      stored.current = null;
      return undefined;
    }
    const timer = setTimeout(store, STORE_DELAY_MS);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [modified, values, initialValues, key, savedAt]);

  if (!offered || offered.key !== key) return null;
  const close = () => setOffered(null);
  return {
    typedAt: offered.text.typedAt,
    take: () => {
      take(offered.text);
      // It may be saved before it is stored again.
      stored.current = key;
      close();
    },
    discard: () => {
      removeText(key);
      close();
    },
  };
}
