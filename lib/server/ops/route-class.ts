import { ABOUT_PATH, LEGACY_ALIASES, ROUTES } from '@/lib/routing/routes';
import { withoutSearch } from '@/lib/routing/without-search';

const SCREENS = new Map<string, string>([
  ...Object.entries(ROUTES).map(([name, path]): [string, string] => [path, name]),
  ...Object.keys(LEGACY_ALIASES).map((path): [string, string] => [path, 'old']),
  [ABOUT_PATH, 'companyProfile'],
]);
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^\/_next\/static\//, 'static'],
  [/^\/_next\/image$/, 'image'],
  [/^\/_next\//, 'framework'],
  [/^\/api\/health(?:\/|$)/, 'health'],
  [/^\/api\/metrics$/, 'metrics'],
  [/^\/api\//, 'api'],
  [/^\/blogs\/page\//, 'blogs'],
  [/^\/services\//, 'service'],
  [/^\/case-studies\//, 'caseStudy'],
  [/^\/careers\//, 'vacancy'],
  [/^\/share-image(?:\/|$)/, 'image'],
  [/\.[a-z0-9]{2,11}$/i, 'file'],
];

/**
 * The class of an address, for metrics and traces: a fixed screen by its name, everything else by
 * what it is. There are some thirty, whatever visitors request.
 *
 * @param url Path, with or without a search string.
 */
export function routeClass(url: string): string {
  const path = withoutSearch(url);
  const screen = SCREENS.get(path);
  if (screen !== undefined) return screen;
  return CLASSES.find(([pattern]) => pattern.test(path))?.[1] ?? 'article';
}
