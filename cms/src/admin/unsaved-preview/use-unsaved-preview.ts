import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../is-record';
import { changedValues } from '../typed-text/stored-text';

const TYPING_PAUSE_MS = 600;
const NO_ANSWER = 'The content service does not answer. Try again in a minute.';

type Answer = { key: string; url: string | null };

/**
 * Links to the site as it would be if the form were saved. While a preview is open, it follows what is
 * typed and what is saved.
 *
 * @param target Type and entry, as in the address of the route.
 * @param savedAt When the entry was last saved.
 * @param shown Called when what an open preview shows is no longer what is in the form: it has to load
 *   again, or to follow another link.
 */
export function useUnsavedPreview(
  target: string,
  savedAt: string,
  isOpen: boolean,
  shown: (newLink: string | null) => void,
) {
  const { post } = useFetchClient();
  const { values, initialValues } = useForm('unsaved-preview', (state) => state);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const ask = async (isShared: boolean): Promise<Answer | null> => {
    const changed = withoutRowsOfForm(changedValues({ ...values }, { ...initialValues }));
    try {
      const body = { values: changed, key: key.current, isShared };
      const { data } = await post<Answer>(`/unsaved-preview/${target}`, body);
      setProblem(null);
      return data;
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : NO_ANSWER);
      return null;
    }
  };
  /** One after the other: what was typed last is shown last. */
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
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isOpen) {
      isFirst.current = true;
      return undefined;
    }
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => void follow.current(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, values, savedAt]);

  return { problem, open, share: async () => (await ask(true))?.url ?? null };
}

/** Related entries as the service takes them: a form adds what it shows of them. */
function withoutRowsOfForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowsOfForm);
  if (!isRecord(value)) return value;
  if ('apiData' in value) return value.apiData;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutRowsOfForm(inner)]),
  );
}
