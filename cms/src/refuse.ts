import { errors } from '@strapi/utils';

/**
 * Refuses a write in Strapi's own shape: the admin shows the sentence at the field.
 *
 * @param field Name of the field in the entry.
 * @param message One sentence for the editor.
 * @throws ValidationError always.
 */
export function refuse(field: string, message: string): never {
  throw new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });
}
