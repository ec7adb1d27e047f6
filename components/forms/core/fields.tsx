'use client';

import { type ReactNode, use, useEffect, useRef } from 'react';
import { button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { FormContext } from './form-view';

type FieldProps = {
  name: string;
  label: string;
  className?: string;
};

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** A box of this many lines. */
  rows?: number;
  maxLength?: number;
};

/** A label, its control, and in words what is wrong with what was typed. */
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

type SelectFieldProps = FieldProps & {
  placeholder: string;
  /** `null` while they load: five rows stand in for them (specification §9). */
  options: readonly string[] | null;
  /** An item that chooses nothing. */
  hasNone?: boolean;
};

const SKELETON_ROWS = ['1', '2', '3', '4', '5'];

/** A choice of one. */
export function SelectField({
  name,
  label,
  placeholder,
  options,
  hasNone,
  className,
}: SelectFieldProps) {
  const { control, error } = useField(name);
  const select = useRef<HTMLSelectElement>(null);
  const isLoaded = options !== null;
  useEffect(() => {
    // A draft was restored before its option was there.
    const wanted = select.current?.dataset.wanted;
    if (isLoaded && wanted && select.current?.value === '') select.current.value = wanted;
  }, [isLoaded]);
  return (
    <Field label={label} control={control} error={error} className={className}>
      <select
        key={control.defaultValue}
        ref={select}
        {...control}
        aria-busy={!isLoaded || undefined}
        className="form-control form-select"
      >
        <option value="">{placeholder}</option>
        {hasNone && <option value="">None</option>}
        {options?.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        )) ??
          SKELETON_ROWS.map((row) => (
            <option key={row} disabled className="form-skeleton">
              Loading…
            </option>
          ))}
      </select>
    </Field>
  );
}

function useField(name: string) {
  const { id, errors, values } = use(FormContext);
  const error = errors[name] ?? null;
  const fieldId = `${id}-${name}`;
  const control = {
    id: fieldId,
    name,
    required: true,
    defaultValue: values[name] ?? '',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${fieldId}-error` : undefined,
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

function Field({ label, control, error, className, children }: FrameProps) {
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

/** How the button looks while it waits, and while it shakes. */
export const SUBMIT_STATES =
  'disabled:cursor-default disabled:bg-line disabled:text-muted data-failing:bg-danger data-failing:text-white';

type SubmitButtonProps = {
  children: string;
  sending: string;
  tone?: 'accent' | 'ink';
  className?: string;
};

/** Says what it does, and while it does it, what it is doing. */
export function SubmitButton({ children, sending, tone = 'accent', className }: SubmitButtonProps) {
  const { phase } = use(FormContext);
  const isSending = phase === 'sending';
  return (
    <button
      type="submit"
      disabled={isSending}
      data-form-submit=""
      className={cn(button({ tone, size: 'lg' }), SUBMIT_STATES, className)}
    >
      {isSending ? sending : children}
    </button>
  );
}

/** What became of the form, in the form; the toast says it aloud. */
export function FormMessage({ className }: { className?: string }) {
  const { phase, message } = use(FormContext);
  if (!message || phase === 'sending') return null;
  return (
    <p className={cn('form-message', className)} data-phase={phase}>
      {message}
    </p>
  );
}
