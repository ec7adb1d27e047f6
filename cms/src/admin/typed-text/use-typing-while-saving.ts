import { useEffect, useRef } from 'react';
import { changedValues } from './stored-text';

/** What the service empties where an article is unpublished. */
const PLAN = ['publishAt', 'publishProblem'];

type Form = {
  values: object;
  initialValues: object;
  isSubmitting: boolean;
  setValues: (values: object) => void;
};
/** A save, from the press of its button until the entry is loaded again. */
type Save = { sent: object; savedAt: string; isAnswered: boolean };
/** The entry as it is loaded: when it was last saved, and whether a colleague did it. */
type Loaded = { savedAt: string; isOfColleague: boolean };
/** Words of the form that a colleague has changed meanwhile: what was typed, and what it was typed over. */
export type Overtaken = { typed: Record<string, unknown>; sent: object; stored: object };

/**
 * Words that are typed while a save is under way stay in the form. Strapi puts back what was sent when
 * the answer comes, and what is stored when it has loaded the entry again: what a colleague has saved by then
 * is not typed over unseen. So do words that stand in the form of an article whose plan ends because it is unpublished.
 *
 * @param onOvertaken Puts the words into the form beside those of the colleague.
 * @returns Whether something was typed since the press of the button that is not answered yet.
 */
export function useTypingWhileSaving(
  form: Form,
  { savedAt, isOfColleague }: Loaded,
  onOvertaken: (overtaken: Overtaken) => void,
): () => boolean {
  const save = useRef<Save | null>(null);
  const previous = useRef(form);
  const overtake = useRef(onOvertaken);
  overtake.current = onOvertaken;
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
      const isLoaded = savedAt !== current.savedAt;
      if (isLoaded) save.current = null;
      if (Object.keys(typed).length > 0) {
        if (isLoaded && isOfColleague) {
          overtake.current({ typed, sent: current.sent, stored: initialValues });
        } else setValues({ ...initialValues, ...typed });
      }
    }
    if (!current && isPlanOver(before.initialValues, initialValues)) {
      const typed = changedValues({ ...before.values }, { ...before.initialValues });
      if (Object.keys(typed).length > 0) setValues({ ...initialValues, ...typed });
    }
    const hasFailed = before.isSubmitting && !isSubmitting && current?.isAnswered === false;
    if (hasFailed) save.current = null;
  }, [values, initialValues, isSubmitting, setValues, savedAt, isOfColleague]);

  return () => {
    if (!save.current) return false;
    const typed = changedValues({ ...previous.current.values }, { ...save.current.sent });
    return Object.keys(typed).length > 0;
  };
}

/** Whether only the plan of an article has ended since it was loaded before; its revision is another one then. */
function isPlanOver(before: object, loaded: object): boolean {
  const { revision, ...changed } = changedValues({ ...loaded }, { ...before });
  const names = Object.keys(changed);
  return names.length > 0 && names.every((name) => PLAN.includes(name));
}
