import { isRecord } from '../../is-record';

const LABELS: Readonly<Record<string, string>> = {
  email: 'E-mail',
  stage: 'Status',
  owner: 'Who takes care of it',
  readAt: 'First opened by staff',
  notifiedAt: 'Mail to sales sent',
  forwardedAt: 'Sent to the address of Leads settings',
  invitedAt: 'Asked by mail to confirm',
  confirmedAt: 'Confirmed by the subscriber',
};

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A stored field as a line that staff can read to the person who asks; `null` for an empty one. */
export function fieldInWords(
  name: string,
  value: unknown,
  momentInWords: (moment: string) => string,
): string | null {
  const isMoment = typeof value === 'string' && MOMENT.test(value);
  const words = isMoment ? momentInWords(value) : valueInWords(value);
  return words === '' ? null : `${LABELS[name] ?? capitalize(spaced(name))}: ${words}`;
}

function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueInWords).filter(Boolean).join(', ');
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => {
      const words = valueInWords(inner);
      return words === '' || isRecord(inner) ? words : `${spaced(name)} ${words}`;
    })
    .filter(Boolean)
    .join(', ');
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
