import type { StrapiApp } from '@strapi/strapi/admin';
import { UNSAVED_TYPES } from '../preview/previewed-types';

const CREATE = 'plugin::content-manager.explorer.create';
/** Of an entry that is there, and of a copy of one. */
const FORM = /^\/content-manager\/collection-types\/([^/]+)\/(?:(clone)\/[^/]+|(?!create$)[^/]+)$/;

/**
 * Switches “Create a new entry” off in relation fields where it changes what visitors see. With the new entry
 * Strapi saves the form around the field, as it stands: that of a type without drafts is on the site at once, and
 * that of a copy is saved over its original.
 */
export function hideCreateInForms(app: Pick<StrapiApp, 'addRBACMiddleware'>): void {
  app.addRBACMiddleware(({ pathname }) => (next) => (permissions) => {
    // A relation field asks without fields; what the page itself asks for has them, and a copy is created by it.
    const isAsked = permissions.some((each) => each.action === CREATE && !('properties' in each));
    return next(
      isAsked && savesAround(pathname)
        ? permissions.filter(({ action }) => action !== CREATE)
        : permissions,
    );
  });
}

function savesAround(pathname: string): boolean {
  // The entry in the window may have no drafts, whatever the form below has.
  if (document.querySelector('[role="dialog"]')) return true;
  const [, uid = '', copy] = FORM.exec(pathname) ?? [];
  return copy !== undefined || UNSAVED_TYPES.includes(uid);
}
