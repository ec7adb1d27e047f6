import { HONEYPOT_LABEL } from '@/content/forms';
import { HONEYPOT_FIELD } from '@/lib/forms/action-result';

/** A field that people do not see, so only a program fills it. */
export function Honeypot({ id }: { id: string }) {
  const fieldId = `${id}-${HONEYPOT_FIELD}`;
  return (
    <div className="form-honeypot" aria-hidden="true">
      <label htmlFor={fieldId}>{HONEYPOT_LABEL}</label>
      <input id={fieldId} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
