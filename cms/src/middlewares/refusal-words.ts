import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';

/** What Strapi says where a role does not allow something. */
const SILENT = ['Policy Failed', 'Forbidden', 'Forbidden access'];
const WORDS =
  'Your role does not allow this. If it did before, it was changed meanwhile: copy what you have typed, reload the page, and ask the Super Admin.';

/** What Strapi says where something was chosen in a form, and a colleague has deleted it before the form is saved. */
const OF_DELETED: readonly [RegExp, string][] = [
  [
    /^\d+ relation\(s\) of type plugin::upload\.file .* do not exist$/,
    'An image or a file of this form was deleted meanwhile. Take it out, or choose another one.',
  ],
  [
    /^\d+ relation\(s\) of type .* do not exist$|^Document with id ".*", locale ".*" not found$/,
    'An entry that this form links to was deleted meanwhile. Take the link out, or choose another one.',
  ],
];

/** What Strapi says of a file, and what somebody who uploads it needs to know. */
const OF_FILES: readonly [RegExp, string][] = [
  [/^Files are empty$/, 'This file is empty. Copy or download it once more, and look at it first.'],
  [
    /^File is not a valid image$/,
    'This image is damaged, or a part of it is missing. Open it, save it as JPEG once more, and upload that.',
  ],
  [
    /^(?:MIME type|File type .*) is not allowed$|^Cannot verify file type/,
    'Only images, videos, sounds and PDFs are taken. Save a document, a table or slides as PDF first.',
  ],
];

/**
 * Says in words what the admin shows of a refusal. Whose role is changed sees the buttons of the old one as long as
 * a page is open. Programs, which read the content API, get what Strapi says.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    await next();
    const prefix: string = strapi.config.get('api.rest.prefix', '/api');
    if (ctx.status < 400 || ctx.path.startsWith(`${prefix}/`)) return;
    const { error } = isRecord(ctx.body) ? ctx.body : {};
    if (!isRecord(error)) return;
    const message = String(error.message);
    const [, deleted] = OF_DELETED.find(([silent]) => silent.test(message)) ?? [];
    if (ctx.status === 400 && deleted) {
      error.message = deleted;
      // Its list says the same, and the admin shows that.
      error.details = {};
    }
    if (ctx.status === 403 && SILENT.includes(message)) error.message = WORDS;
    if (!ctx.path.startsWith('/upload')) return;
    const [, words] = OF_FILES.find(([silent]) => silent.test(message)) ?? [];
    if (words) error.message = words;
  };
