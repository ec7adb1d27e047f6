import { Field, Flex, TextButton, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type FocusEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useTheme } from 'styled-components';
import type { InputProps } from './input-props';
import { toShown, toStored } from './moment-text';

const PLAN = 'publishAt';
/** In the form while a part is missing. It is no moment, so saving refuses it; nothing would save without it. */
const INCOMPLETE = 'incomplete';

type MomentInputProps = InputProps & { type?: 'date' | 'datetime' };

/**
 * A day, or a day and a time in the hours of this computer, by the browser's own field. Strapi's takes a typed
 * day only once its calendar is closed: with Save pressed before, the entry is saved without it. Nothing where
 * somebody may not plan a publication.
 */
export function MomentInput({
  name = '',
  type = 'datetime',
  label,
  hint,
  labelAction,
  required,
  disabled,
}: MomentInputProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const { colorScheme } = useTheme();
  if (name === PLAN && disabled) return null;

  const isIncomplete = value === INCOMPLETE;
  const shown = isIncomplete ? '' : toShown(value, type);
  /** A part that is missing changes no value: the browser tells it by `badInput` only. */
  const read = ({
    currentTarget: { validity, value: typed },
  }: SyntheticEvent<HTMLInputElement>) => {
    if (validity.badInput) onChange(name, INCOMPLETE);
    else if (isIncomplete || typed !== shown) onChange(name, toStored(typed, type));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setTyping(false);
    read(event);
  };
  const clear = () => {
    // The parts that are typed are no value, so they do not go with it.
    if (input.current) input.current.value = '';
    onChange(name, null);
    input.current?.focus();
  };
  // Other fields of the form are cleared as well.
  const clearLabel = typeof label === 'string' ? `Clear ${label}` : undefined;
  return (
    <Field.Root
      name={name}
      hint={hint}
      error={isIncomplete && !isTyping ? incompleteText(type) : error}
      required={required}
    >
      <Flex justifyContent="space-between">
        <Field.Label action={labelAction}>{label}</Field.Label>
        {value && !disabled ? (
          <TextButton aria-label={clearLabel} onClick={clear}>
            Clear
          </TextButton>
        ) : null}
      </Flex>
      <TextInput
        ref={input}
        type={type === 'date' ? 'date' : 'datetime-local'}
        max={type === 'date' ? '9999-12-31' : '9999-12-31T23:59'}
        style={{ colorScheme }}
        disabled={disabled}
        value={shown}
        onChange={read}
        onKeyUp={read}
        onFocus={() => setTyping(true)}
        onBlur={leave}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function incompleteText(type: 'date' | 'datetime'): string {
  return type === 'date'
    ? 'A part of the day is missing.'
    : 'A part of the day or of the time is missing.';
}
