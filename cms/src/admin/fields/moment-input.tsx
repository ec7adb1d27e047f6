import { InputRenderer } from '@strapi/strapi/admin';
import type { InputProps } from './input-props';

const PLAN = 'publishAt';

/** Strapi's input of a day and a time; none where somebody may not plan a publication. */
export function MomentInput({ name = '', ...props }: InputProps) {
  if (name === PLAN && props.disabled) return null;
  return <InputRenderer {...props} name={name} type="datetime" />;
}
