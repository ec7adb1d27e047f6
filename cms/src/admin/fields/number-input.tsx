import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type ChangeEvent, useState } from 'react';
import { NO_NUMBER } from '../../editing/no-number';
import type { InputProps } from './input-props';
import { readNumber, showNumber } from './number-text';

type NumberInputProps = InputProps & { type?: 'integer' | 'decimal' | 'float' | 'year' };

/**
 * A number, as people write it. Strapi's field reads “6,8” as 68, and leaves out what it does not know: of “−6.8”,
 * copied from a map, it makes 6.8, of “1e3” 13.
 */
export function NumberInput({
  name = '',
  type = 'integer',
  label,
  hint,
  labelAction,
  required,
  disabled,
  placeholder,
}: NumberInputProps) {
  const { value, error, onChange } = useField<number | string | null>(name);
  /** Until the field is left: a number has no point at its end. */
  const [typed, setTyped] = useState<string | null>(null);
  const isWhole = type === 'integer' || type === 'year';
  const show =
    type === 'year' ? (year: number | null | undefined) => String(year ?? '') : showNumber;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    onChange(name, readNumber(target.value, isWhole));
  };
  const isNumber = typeof value !== 'string';
  const isTyping = typed !== null;
  return (
    <Field.Root
      name={name}
      hint={hint}
      error={isNumber || (isTyping && !error) ? error : NO_NUMBER}
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        // The keys of an iPhone for decimals have no minus, which coordinates south of the equator begin with.
        inputMode={isWhole ? 'numeric' : 'text'}
        autoComplete="off"
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? (isNumber ? show(value) : value)}
        onChange={change}
        onBlur={() => setTyped(null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
