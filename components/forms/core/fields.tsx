'use client';

import { type ReactNode, use } from 'react';
import { cn } from '@/lib/cn';
import { FormContext } from './form-context';

export type FieldProps = {
  name: string;
  label: string;
  className?: string;
};

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** A box of this many lines. */
  rows?: number;
};

/** A label, its control, and the message about what was typed. */
export function TextField({ name, label, type, rows, className, ...rest }: TextFieldProps) {
  const { control, error } = useField(name);
  return (
    <Field label={label} control={control} error={error} className={className}>
      {rows ? (
        <textarea {...control} {...rest} rows={rows} className="form-control" />
      ) : (
        <input {...control} {...rest} type={type ?? 'text'} className="form-control" />
      )}
    </Field>
  );
}

/** The attributes of a control by the name of its field, and its message or `null`. */
export function useField(name: string) {
  const { id, errors, values, live } = use(FormContext);
  const error = errors[name] ?? null;
  const fieldId = `${id}-${name}`;
  const control = {
    id: fieldId,
    name,
    required: true,
    defaultValue: values[name] ?? '',
    // Also where nothing is wrong: of what is required and empty browsers say that it is.
    'aria-invalid': error !== null,
    'aria-describedby': error ? `${fieldId}-error` : undefined,
    ...live?.register(name),
  };
  return { control, error };
}

type FrameProps = {
  label: string;
  control: { id: string };
  error: string | null;
  className?: string;
  children: ReactNode;
};

/** A label, what it is for, and the message below. */
export function Field({ label, control, error, className, children }: FrameProps) {
  return (
    <div className={cn('form-field', className)}>
      <label htmlFor={control.id}>{label}</label>
      {children}
      {error && (
        <p id={`${control.id}-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  );
}
