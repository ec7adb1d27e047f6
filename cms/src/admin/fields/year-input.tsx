import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { InputProps } from './input-props';

/** A year: Strapi's input for numbers would write 2008 as “2,008”. */
export default function YearInput({
  name = '',
  label,
  hint,
  labelAction,
  required,
  ...props
}: InputProps) {
  const { value, error, onChange } = useField<number | null>(name);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        {...props}
        type="number"
        value={value ?? ''}
        onChange={({ target }: { target: HTMLInputElement }) =>
          onChange(name, target.value === '' ? null : Number(target.value))
        }
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
