import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';
import { attributesOf, editedRow, type Field, fieldsIn, hasDrafts } from '../models';
import { textOf } from '../text-of';
import { LOST_IMAGE } from './lost-image';
import { findImagesWithoutText, formatOf } from './texts-of-images';
import { labelOf } from './views/label-of';

/**
 * Images beside text that says the same: the site gives these an empty alternative text, or names
 * them itself. Every other image is content.
 */
const DECORATION = new Set([
  'service.detail.icon',
  'service.detail.backgroundImage',
  'company.mark.logo',
  'api::case-study.case-study.logo',
  'api::global-entity.global-entity.singleMedia',
  'api::global-entity.global-entity.supportMedia',
]);

const IN_TEXT = 'Write in one sentence what it shows: ![…](…), in HTML <img alt="…">.';
const WITH_PENCIL = 'Open the image with the pencil, and say in one sentence what it shows.';

type Populate = Record<string, unknown>;
type Problem = { path: Field['path']; message: string; name: 'ValidationError' };
/** The sentence of an image with what it says for several: the image, and what to do. */
type Missing = Problem & { image?: string; advice?: string };

/**
 * An image that is content reaches no visitor without an alternative text (WCAG 2.2, 1.1.1), and neither does
 * the note that one could not be pasted.
 * An article or the About page is refused when it is published, so that a draft can always be saved;
 * what has no draft is refused when it is saved. The error, a `ValidationError`, names each image,
 * and the admin shows it at the field.
 */
export function requireAlternativeTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!uid.startsWith('api::')) return next();
    const check = async (documentId: unknown) => {
      const problems = await findMissingTexts(strapi, uid, editedRow(strapi, uid, documentId));
      if (problems.length > 0) throw toError(problems);
    };

    if (action === 'publish') {
      await check(context.params.documentId);
      return next();
    }
    const isWrite = action === 'create' || action === 'update' || action === 'clone';
    if (!isWrite || hasDrafts(strapi, uid) || !hasImages(strapi, uid)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      if (isRecord(result)) await check(result.documentId);
      return result;
    });
  });
}

/** The images without an alternative text in rows of a type: for these nothing is published. */
export async function findMissingTexts(
  strapi: Core.Strapi,
  uid: string,
  where: Record<string, unknown>,
): Promise<Missing[]> {
  const populate = toPopulate(strapi, uid);
  const entries = await strapi.db.query(uid).findMany({ where, populate });
  return entries.flatMap((entry) => [...fieldsIn(strapi, uid, entry)].flatMap(findProblems));
}

/** Whether an image in this field says something that the text beside it does not. */
export function isContent(model: string, field: string): boolean {
  return !DECORATION.has(`${model}.${field}`);
}

function hasImages(strapi: Core.Strapi, uid: string): boolean {
  const isText = ([name]: [string, unknown]) => formatOf(uid, name) !== null;
  return Object.keys(toPopulate(strapi, uid)).length > 0 || attributesOf(strapi, uid).some(isText);
}

/** What has to be read of a type to see its images. */
function toPopulate(strapi: Core.Strapi, uid: string): Populate {
  const populate: Populate = {};
  for (const [name, { type, component, components = [] }] of attributesOf(strapi, uid)) {
    if (type === 'media' && isContent(uid, name)) populate[name] = true;
    if (type === 'component' && component) {
      const inner = toPopulate(strapi, component);
      if (Object.keys(inner).length > 0) populate[name] = { populate: inner };
    }
    if (type === 'dynamiczone') {
      // Blocks without images too: an error names a block by its place among all.
      const on = components.map((each) => [each, { populate: toPopulate(strapi, each) }] as const);
      if (on.some(([, inner]) => Object.keys(inner.populate).length > 0))
        populate[name] = { on: Object.fromEntries(on) };
    }
  }
  return populate;
}

function findProblems({ model, name, attribute, value, path }: Field): Missing[] {
  const label = labelOf(model, name);
  const toMissing = (subject: string, image: string, advice: string): Missing => ({
    path,
    message: `${subject} (${label}) has no alternative text. ${advice}`,
    name: 'ValidationError',
    image,
    advice,
  });
  const format = formatOf(model, name);
  if (format) {
    const text = textOf(value);
    const silent = findImagesWithoutText(text, format).map((image) =>
      toMissing(`The image “${image}”`, `“${image}” (${label})`, IN_TEXT),
    );
    if (!text.includes(LOST_IMAGE)) return silent;
    const message = `“${label}” has the note “${LOST_IMAGE}..)”, and visitors would read it: insert the image that could not be copied, and delete the note.`;
    return [...silent, { path, message, name: 'ValidationError' }];
  }
  if (attribute.type !== 'media' || !isContent(model, name)) return [];
  // A file in several places has one text.
  return [value]
    .flat()
    .filter(isWithoutText)
    .map((image) => toMissing(`“${image.name}”`, `“${image.name}”`, WITH_PENCIL));
}

export function isWithoutText(file: unknown): file is Record<string, unknown> {
  if (!isRecord(file) || !String(file.mime).startsWith('image/')) return false;
  return typeof file.alternativeText !== 'string' || file.alternativeText.trim() === '';
}

/** One image has its sentence, several have one together: the message of a long article would cover the form. */
function toError(missing: Missing[]): Error {
  const images = new Set(missing.flatMap(({ image }) => image ?? []));
  const advices = new Set(missing.flatMap(({ advice }) => advice ?? []));
  const together = `These images have no alternative text: ${[...images].join(', ')}. ${[...advices].join(' ')}`;
  const messages = missing.map(({ message, image }) =>
    image && images.size > 1 ? together : message,
  );
  const problems: Problem[] = missing.map(({ path, message, name }) => ({ path, message, name }));
  return new errors.ValidationError([...new Set(messages)].join(' '), { errors: problems });
}
