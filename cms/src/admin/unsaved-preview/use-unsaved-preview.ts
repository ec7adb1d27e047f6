import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 600;
const NO_ANSWER = 'The content service does not answer. Try again in a minute.';

type Answer = { key: string; url: string | null };

/** What is changed and not saved; another object after each change and each save. */
export type Unsaved = {
  /** What it changes, as in the address of the route: a type and an entry, or the menu tree. */
  target: string;
  /** As the service takes them. */
  values: unknown;
};

/**
 * Links to the site as it would be if a change were saved. While a preview is open, it follows what is
 * changed and what is saved.
 *
 * @param shown Called when what an open preview shows is no longer what is changed: it has to load
 *   again, or to follow another link.
 */
export function useUnsavedPreview(
  unsaved: Unsaved,
  isOpen: boolean,
  shown: (newLink: string | null) => void,
) {
  const { post } = useFetchClient();
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const current = useRef(unsaved);
  current.current = unsaved;
  /** What the preview shows, or is about to show. */
  const sent = useRef<Unsaved | null>(null);

  const ask = async (isShared: boolean): Promise<Answer | null> => {
    if (!isShared) sent.current = current.current;
    const { target, values } = current.current;
    try {
      const body = { values, key: key.current, isShared };
      const { data } = await post<Answer>(`/unsaved-preview/${target}`, body);
      setProblem(null);
      return data;
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : NO_ANSWER);
      return null;
    }
  };
  /** One after the other: what was changed last is shown last. */
  const open = async (): Promise<string | null> => {
    const answer = last.current.then(() => ask(false));
    last.current = answer;
    const { key: answered, url } = (await answer) ?? { key: key.current, url: null };
    key.current = answered;
    return url;
  };

  const follow = useRef(async () => {});
  follow.current = async () => {
    const before = key.current;
    const url = await open();
    if (url !== null) shown(key.current === before ? null : url);
  };
  useEffect(() => {
    // What changed while the preview was being opened is followed, too.
    if (!isOpen || unsaved === sent.current) return undefined;
    const timer = setTimeout(() => void follow.current(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, unsaved]);

  return { problem, open, share: async () => (await ask(true))?.url ?? null };
}
