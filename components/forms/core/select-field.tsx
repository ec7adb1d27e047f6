'use client';

import { use, useEffect } from 'react';
import { SELECT_COPY } from '@/content/forms';
import { Field, type FieldProps, useField } from './fields';
import { FormContext } from './form-context';

type SelectFieldProps = FieldProps & {
  placeholder: string;
  /** `null` while they load: five rows stand in for them (specification §9). */
  options: readonly string[] | null;
  /** An item that chooses nothing. */
  hasNone?: boolean;
};

const SKELETON_ROWS = ['1', '2', '3', '4', '5'];

/** A choice of one. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, placeholder, options, hasNone, className } = props;
  const { control, error } = useField(name);
  const rewrite = use(FormContext).live?.rewrite;
  const isLoaded = options !== null;
  useEffect(() => {
    // A draft may have been restored before its option was there.
    if (isLoaded) rewrite?.(name);
  }, [isLoaded, rewrite, name]);
  return (
    <Field label={label} control={control} error={error} className={className}>
      <select
        key={control.defaultValue}
        {...control}
        aria-busy={!isLoaded || undefined}
        className="form-control form-select"
      >
        <option value="">{placeholder}</option>
        {hasNone && <option value="">{SELECT_COPY.none}</option>}
        {options?.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        )) ??
          SKELETON_ROWS.map((row) => (
            <option key={row} disabled className="form-skeleton">
              {SELECT_COPY.loading}
            </option>
          ))}
      </select>
    </Field>
  );
}
