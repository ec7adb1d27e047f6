'use client';

import { use, useEffect, useRef } from 'react';
import { SELECT_COPY } from '@/content/forms';
import { Field, type FieldProps, useField } from './fields';
import { FormContext } from './form-context';

/** Options that stand together; without a label they stand alone. */
type OptionGroup = { label: string | null; options: readonly string[] };

type SelectFieldProps = FieldProps & {
  placeholder: string;
  /** `null` while they load: five rows stand in for them (specification §9). */
  groups: readonly OptionGroup[] | null;
  /** The option that the visitor has chosen elsewhere. */
  chosen?: string | null;
};

const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** A choice of one. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, placeholder, groups, chosen = null, className } = props;
  const { control, error } = useField(name);
  const rewrite = use(FormContext).live?.rewrite;
  const isLoaded = groups !== null;
  const start = control.defaultValue || (chosen ?? '');
  // What was there from the start is in the field; what the visitor has chosen since then stays.
  const applied = useRef(isLoaded ? chosen : null);
  const shown = useRef(start);
  useEffect(() => {
    if (!isLoaded) return;
    if (!rewrite) {
      // `defaultValue` chooses neither an option that comes later nor what another address names.
      const select = document.getElementById(control.id);
      if (!(select instanceof HTMLSelectElement)) return;
      if (select.value === '' || select.value === shown.current) select.value = start;
      shown.current = start;
      return;
    }
    // The form may have read its texts before the option was there: it is told once it is live.
    // A draft may have been restored before its option was there.
    rewrite(name, chosen === applied.current ? null : chosen);
    applied.current = chosen;
  }, [isLoaded, rewrite, name, chosen, start, control.id]);
  const keepChoice = () => {
    applied.current = chosen;
  };
  return (
    <Field label={label} control={control} error={error} className={className}>
      <select
        {...control}
        defaultValue={start}
        data-chosen={chosen ?? undefined}
        onInput={keepChoice}
        aria-busy={!isLoaded || undefined}
        className="form-control form-select"
      >
        <option value="">{placeholder}</option>
        {groups?.map((group) =>
          group.label === null ? (
            toOptions(group)
          ) : (
            <optgroup key={group.label} label={group.label}>
              {toOptions(group)}
            </optgroup>
          ),
        ) ??
          SKELETON_ROWS.map((row) => (
            <option key={row} disabled className="form-skeleton">
              {SELECT_COPY.loading}
            </option>
          ))}
      </select>
    </Field>
  );
}

function toOptions({ options }: OptionGroup) {
  return options.map((option) => (
    <option key={option} value={option}>
      {option}
    </option>
  ));
}
