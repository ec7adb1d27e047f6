import { useEffect, useRef } from 'react';
import { changedValues } from './stored-text';

type Form = {
  values: object;
  initialValues: object;
  isSubmitting: boolean;
  setValues: (values: object) => void;
};
/** A save, from the press of its button until the entry is loaded again. */
type Save = { sent: object; savedAt: string; isAnswered: boolean };

/**
 * Words that are typed while a save is under way stay in the form. Strapi puts back what was sent when
 * the answer comes, and what is stored when it has loaded the entry again.
 *
 * @param savedAt When the entry was last saved.
 * @returns Whether something was typed since the press of the button that is not answered yet.
 */
export function useTypingWhileSaving(form: Form, savedAt: string): () => boolean {
  const save = useRef<Save | null>(null);
  const previous = useRef(form);
  const { values, initialValues, isSubmitting, setValues } = form;

  useEffect(() => {
    const before = previous.current;
    previous.current = { values, initialValues, isSubmitting, setValues };
    if (isSubmitting && !before.isSubmitting) {
      save.current = { sent: values, savedAt, isAnswered: false };
    }
    const { current } = save;
    if (current && initialValues !== before.initialValues) {
      current.isAnswered = true;
      const typed = changedValues({ ...before.values }, { ...current.sent });
      if (savedAt !== current.savedAt) save.current = null;
      if (Object.keys(typed).length > 0) setValues({ ...initialValues, ...typed });
    }
    const hasFailed = before.isSubmitting && !isSubmitting && current?.isAnswered === false;
    if (hasFailed) save.current = null;
  }, [values, initialValues, isSubmitting, setValues, savedAt]);

  return () => {
    if (!save.current) return false;
    const typed = changedValues({ ...previous.current.values }, { ...save.current.sent });
    return Object.keys(typed).length > 0;
  };
}
