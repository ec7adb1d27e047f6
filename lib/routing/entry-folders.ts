import { ROUTES } from './routes';

// Not in routes.ts, which browsers load.

/** Below these each entry of an editor has a page of its own; an article may have its place there as well. */
export const ENTRY_FOLDERS: readonly string[] = [
  ROUTES.services,
  ROUTES.caseStudies,
  ROUTES.careers,
];

/** They are there only where an organization has something to show: two of these lists, and the press page. */
export const DEPENDENT_SCREENS: readonly string[] = [
  ROUTES.caseStudies,
  ROUTES.careers,
  ROUTES.press,
];
