import type { InputProps } from './input-props';
import { NumberInput } from './number-input';

/** A year: a number that would be written 2008 as “2,008”. What is none is refused at its field. */
export default function YearInput(props: InputProps) {
  return <NumberInput {...props} type="year" />;
}
