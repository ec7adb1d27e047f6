import { useAuth, useForm } from '@strapi/strapi/admin';
import { startTransition, useEffect, useRef, useState } from 'react';
import { isRecord } from '../../is-record';
import type { Lost } from './merge';
import {
  changedValues,
  entryKeyOf,
  findText,
  isTypedOver,
  newKey,
  readText,
  removeOldTexts,
  removeText,
  storeText,
  type TypedText,
  toValues,
} from './stored-text';
import { type Overtaken, useTypingWhileSaving } from './use-typing-while-saving';

const STORE_DELAY_MS = 400;
/** Strapi takes a form away and shows it again, without what was typed, while it loads. */
const REOPENED_WITHIN_MS = 5_000;

/** Forms with words that are not saved, which were taken away: when, and the key of each, by entry. */
const takenAway = new Map<string, { at: number; key: string }>();

type Offered = { entryKey: string; key: string; text: TypedText };
type Offer = { typedAt: string; take: () => void; discard: () => void };
type TypedTextState = {
  offer: Offer | null;
  /** What a colleague saved, and what was put into the form replaces. */
  lost: Lost[];
};

/**
 * Stores what is typed into a form until it is saved, and offers it when the form is opened again:
 * after a closed tab, a crash or an expired login. What is typed beside an offer is a text of its own:
 * neither typing nor saving loses what is offered.
 *
 * @param typed Which entry is typed, and whether saving creates it.
 * @param savedAt When the entry was last saved.
 * @param savedBy The id of the member of staff who did it.
 */
export function useTypedText(
  model: string,
  { entry, isNew }: { entry: string; isNew: boolean },
  { savedAt, savedBy }: { savedAt: string; savedBy: unknown },
): TypedTextState {
  const userId = useAuth('typed-text', ({ user }) => user?.id);
  const form = useForm('typed-text', (state) => state);
  const entryKey = entryKeyOf(userId, model, entry);
  const [offered, setOffered] = useState<Offered | null>(null);
  const [wanted, setWanted] = useState<Offered>();
  const [lost, setLost] = useState<Lost[]>([]);
  const key = useRef('');
  const isStored = useRef(false);
  /** Of texts that were put into the form, and are a part of its own from then on. */
  const taken = useRef<string[]>([]);

  /** The form is as it was loaded for a moment, as one that was saved. */
  const isPuttingBeside = useRef(false);
  const isOfColleague = savedBy !== undefined && savedBy !== userId;
  const putBeside = ({ typed, sent, stored }: Overtaken) => {
    const loaded = Object.fromEntries(Object.entries(sent).filter(([name]) => name in typed));
    const text = { typedAt: new Date().toISOString(), savedAt: '', values: typed, loaded };
    isPuttingBeside.current = true;
    showMerged(toValues(model, text, { ...stored }, savedAt));
  };
  const hasTypedMeanwhile = useTypingWhileSaving(form, { savedAt, isOfColleague }, putBeside);
  const isSubmitting = useRef(false);
  useEffect(() => {
    isSubmitting.current = form.isSubmitting;
  });
  const { modified, values, initialValues } = form;
  const changed = () => changedValues({ ...values }, { ...initialValues });
  const removeTaken = () => {
    taken.current.forEach(removeText);
    taken.current = [];
  };
  const store = () => {
    isStored.current = true;
    const typed = changed();
    const loaded = Object.fromEntries(
      Object.entries({ ...initialValues }).filter(([name]) => name in typed),
    );
    storeText(key.current, { typedAt: new Date().toISOString(), savedAt, values: typed, loaded });
    removeTaken();
  };
  const remove = () => {
    isStored.current = false;
    removeText(key.current);
    removeTaken();
  };
  const whenLeft = useRef(() => {});
  whenLeft.current = () => {
    const isCreated = isNew && isSubmitting.current;
    // A new entry has been saved: another form goes on with it.
    if (isCreated && !hasTypedMeanwhile()) return remove();
    if (!modified) return;
    store();
    takenAway.set(entryKey, { at: Date.now(), key: key.current });
  };
  useEffect(() => () => whenLeft.current(), []);

  const showMerged = (merged: ReturnType<typeof toValues>) => {
    form.setValues(merged.values);
    form.setErrors(toErrors(merged.lost));
    setLost(merged.lost);
  };
  const put = (text: TypedText) => showMerged(toValues(model, text, { ...form.values }, savedAt));
  const putBack = useRef(put);
  putBack.current = put;
  const offerNext = useRef(() => {});
  /** Strapi still shows the buttons of the offer before, while the browser has no time to take them away. */
  const offeredKey = useRef<string | undefined>(undefined);
  offerNext.current = () => {
    const found = findText(entryKey, [key.current, ...taken.current]);
    offeredKey.current = found?.key;
    setOffered(found && { entryKey, ...found });
  };
  useEffect(() => {
    removeOldTexts();
    const left = takenAway.get(entryKey);
    takenAway.delete(entryKey);
    const isReopened = left !== undefined && Date.now() - left.at < REOPENED_WITHIN_MS;
    key.current = isReopened ? left.key : newKey(entryKey);
    isStored.current = false;
    taken.current = [];
    const text = isReopened ? readText(left.key) : null;
    if (text) putBack.current(text);
    offerNext.current();
  }, [entryKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `store` is another one at each render; what it reads is named.
  useEffect(() => {
    const isBeingPut = isPuttingBeside.current;
    isPuttingBeside.current = false;
    if (!modified) {
      if (isBeingPut) return undefined;
      // Saved, or reset by its editor.
      if (isStored.current) remove();
      setLost((before) => (before.length > 0 ? [] : before));
      return undefined;
    }
    const timer = setTimeout(store, STORE_DELAY_MS);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [modified, values, initialValues, entryKey, savedAt]);

  const take = useRef((_offered: Offered) => {});
  take.current = ({ key: wantedKey, text }) => {
    if (offeredKey.current !== wantedKey) return;
    // Words that it takes the place of stay beside it, and are offered next.
    if (modified && isTypedOver(changed(), text)) {
      store();
      key.current = newKey(entryKey);
    }
    taken.current.push(wantedKey);
    put(text);
    // It may be saved before it is stored again.
    isStored.current = true;
    offerNext.current();
  };
  useEffect(() => {
    if (wanted) take.current(wanted);
  }, [wanted]);

  if (!offered || offered.entryKey !== entryKey) return { offer: null, lost };
  const offer = {
    typedAt: offered.text.typedAt,
    // The form hands its newest words on a moment later; a transition comes after them.
    take: () => startTransition(() => setWanted(offered)),
    discard: () => {
      if (offeredKey.current !== offered.key) return;
      removeText(offered.key);
      offerNext.current();
    },
  };
  return { offer, lost };
}

/** Each message at its field, as Strapi's forms take them. */
function toErrors(lost: readonly Lost[]): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of lost) {
    let at = errors;
    for (const step of path.slice(0, -1)) {
      const inner = isRecord(at[step]) ? at[step] : {};
      at[step] = inner;
      at = inner;
    }
    at[path.at(-1) ?? ''] = message;
  }
  return errors;
}
