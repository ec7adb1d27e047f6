import { Field, Flex, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ChangeEvent } from 'react';
import type { InputProps } from './input-props';

const COLOR = /^#[0-9a-f]{6}$/i;

/** A colour: chosen with the browser's own tool, or written as #0a7d4b. */
export default function ColorInput({
  name = '',
  label,
  hint,
  labelAction,
  required,
  ...props
}: InputProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onChange(name, target.value || null);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex gap={2}>
        <input
          type="color"
          aria-label="Choose a colour"
          disabled={props.disabled}
          value={COLOR.test(value ?? '') ? (value ?? undefined) : '#ffffff'}
          onChange={change}
        />
        <TextInput {...props} value={value ?? ''} onChange={change} />
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
