import type { ReactNode } from 'react';

/** What Strapi passes to the input of a custom field. */
export type InputProps = {
  name?: string;
  label?: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
};
