import type { StrapiApp } from '@strapi/strapi/admin';
import { FORM_UIDS } from '../forms/form-types';

/** The site fills these; nobody creates an entry by hand, whatever their role: what visitors send is theirs. */
const FILLED_BY_THE_SITE: readonly string[] = ['api::missed-address.missed-address', ...FORM_UIDS];
const CREATE = 'plugin::content-manager.explorer.create';
/** Plugins are the developer's, and so is what an entry consists of, which no built service changes. */
const OF_DEVELOPERS = ['admin::marketplace.read', 'plugin::content-type-builder.read'];

type Permission = { action: string; subject?: string | null };

/** Hides buttons and links whose action is for nobody here. */
export function hideImpossibleActions(app: StrapiApp): void {
  // `npm run develop` has all of them.
  if (!import.meta.env.PROD) return;
  app.addRBACMiddleware(
    () => (next) => (permissions) => next(permissions.filter((each) => isPossible(each))),
  );
}

function isPossible({ action, subject }: Permission): boolean {
  if (OF_DEVELOPERS.includes(action)) return false;
  return action !== CREATE || !FILLED_BY_THE_SITE.includes(subject ?? '');
}
