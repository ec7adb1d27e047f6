import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';

export type FieldRule = {
  kind: 'line' | 'text' | 'email';
  required: boolean;
  maxLength: number;
};

export type FormRules = Record<string, FieldRule>;

type Problem = { path: string[]; message: string; name: 'ValidationError' };

const EMAIL = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(?:\.[^\s@<>(),;:"\\.]+)+$/;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** As the site's (lib/forms/form-rules.ts): nobody who types what they see would find the record. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const CONTROL_IN_TEXT = /(?![\t\n\r])\p{Cc}/u;

/** Values of the known fields without what is around them or invisible, or Strapi's own 400 with one entry per broken rule. */
export function readForm(rules: FormRules, input: unknown): Record<string, string> {
  if (!isRecord(input))
    throw new errors.ValidationError('Missing "data" payload in the request body');

  const problems: Problem[] = [];
  const values: Record<string, string> = {};

  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(rules, key)) problems.push(problem(key, `Invalid key ${key}`));
  }
  for (const [key, rule] of Object.entries(rules)) {
    const value = input[key];
    if (value === undefined || value === null) {
      if (rule.required) problems.push(problem(key, `${key} is required`));
      continue;
    }
    if (typeof value !== 'string') {
      problems.push(problem(key, `${key} must be a string`));
      continue;
    }
    const written = (rule.kind === 'text' ? value : value.replace(INVISIBLE, '')).trim();
    const message = brokenRule(key, rule, written);
    if (message) problems.push(problem(key, message));
    else if (written !== '') values[key] = written;
  }

  const [first] = problems;
  if (first) {
    const message = problems.length === 1 ? first.message : `${problems.length} errors occurred`;
    throw new errors.ValidationError(message, { errors: problems });
  }
  return values;
}

function brokenRule(key: string, rule: FieldRule, value: string): string | null {
  if (value === '') return rule.required ? `${key} is required` : null;
  if (value.length > rule.maxLength) return `${key} must be at most ${rule.maxLength} characters`;
  // A line break in a single line could start a header of the e-mail that is made from it.
  const control = rule.kind === 'text' ? CONTROL_IN_TEXT : CONTROL;
  if (control.test(value)) return `${key} must not contain control characters`;
  if (rule.kind === 'email' && !EMAIL.test(value)) return `${key} must be a valid email`;
  return null;
}

function problem(key: string, message: string): Problem {
  return { path: [key], message, name: 'ValidationError' };
}
