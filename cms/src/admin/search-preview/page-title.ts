/** Between the brand and a title behind it, and between a title and the brand behind it. */
const BEHIND_BRAND = /^\s*[-–—|·:]\s+/;
const BEFORE_BRAND = /(?<!\s)\s+[-–—|·]\s*$/;

/**
 * '{brand} - {page}' (specification §1), with the brand once where a title names it at its beginning or its end, as those
 * of older sites do. The site says the same (lib/seo/page-title.ts).
 */
export function pageTitle(brand: string, page: string): string {
  return `${brand} - ${withoutBrand(page, brand) || page}`;
}

function withoutBrand(page: string, brand: string): string {
  const behind = page.startsWith(brand) ? page.slice(brand.length) : '';
  if (BEHIND_BRAND.test(behind)) return behind.replace(BEHIND_BRAND, '');
  const before = page.endsWith(brand) ? page.slice(0, -brand.length) : '';
  return BEFORE_BRAND.test(before) ? before.replace(BEFORE_BRAND, '') : page;
}
