import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';
import { attributesOf, hasDrafts } from '../models';
import { views } from './views';

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

type Populate = Record<string, unknown>;
type Problem = { path: (string | number)[]; message: string; name: 'ValidationError' };

/**
 * An image that is content reaches no visitor without an alternative text (WCAG 2.2, 1.1.1). An
 * article or the About page is refused when it is published, so that a draft can always be saved;
 * what has no draft is refused when it is saved. The error, a `ValidationError`, names each image,
 * and the admin shows it at the field.
 */
export function requireAlternativeTexts(strapi: Core.Strapi): void {
  const populates = new Map<string, Populate>();

  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!uid.startsWith('api::')) return next();
    const populate = populates.get(uid) ?? toPopulate(strapi, uid);
    populates.set(uid, populate);
    if (Object.keys(populate).length === 0) return next();

    const check = async (documentId: unknown, publishedAt: Record<string, unknown> | null) => {
      const entries = await strapi.db
        .query(uid)
        .findMany({ where: { documentId, ...(isDrafted && { publishedAt }) }, populate });
      const problems = entries.flatMap((entry) => findProblems(strapi, uid, entry, []));
      if (problems.length > 0) throw toError(problems);
    };
    const isDrafted = hasDrafts(strapi, uid);

    if (action === 'publish') {
      await check(context.params.documentId, null);
      return next();
    }
    const isWrite = action === 'create' || action === 'update' || action === 'clone';
    const isPublished = 'status' in context.params && context.params.status === 'published';
    const reachesVisitors = !isDrafted || isPublished;
    if (!isWrite || !reachesVisitors) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      if (isRecord(result)) await check(result.documentId, { $notNull: true });
      return result;
    });
  });
}

/** Whether an image in this field says something that the text beside it does not. */
export function isContent(model: string, field: string): boolean {
  return !DECORATION.has(`${model}.${field}`);
}

/** What has to be read of a type to see its images; nothing for a type without any. */
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

function findProblems(
  strapi: Core.Strapi,
  uid: string,
  entry: unknown,
  path: (string | number)[],
): Problem[] {
  if (!isRecord(entry)) return [];
  return attributesOf(strapi, uid).flatMap(([name, { type, component }]) => {
    const value = entry[name];
    const here = [...path, name];
    const isMany = Array.isArray(value);
    const items: unknown[] = isMany ? value : [value];
    if (type === 'media' && isContent(uid, name)) {
      const label = views[uid]?.fields[name]?.label ?? name;
      return items.filter(isWithoutText).map((image) => toProblem(image, label, here));
    }
    if (type !== 'component' && type !== 'dynamiczone') return [];
    return items.flatMap((item, index) => {
      const inner = component ?? (isRecord(item) ? String(item.__component) : '');
      return findProblems(strapi, inner, item, isMany ? [...here, index] : here);
    });
  });
}

export function isWithoutText(file: unknown): file is Record<string, unknown> {
  if (!isRecord(file) || !String(file.mime).startsWith('image/')) return false;
  return typeof file.alternativeText !== 'string' || file.alternativeText.trim() === '';
}

function toProblem(
  image: Record<string, unknown>,
  label: string,
  path: (string | number)[],
): Problem {
  const message = `“${image.name}” (${label}) has no alternative text. Open the image with the pencil, and say in one sentence what it shows.`;
  return { path, message, name: 'ValidationError' };
}

function toError(problems: Problem[]): Error {
  return new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
    errors: problems,
  });
}
