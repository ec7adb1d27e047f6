/** A language tag in BCP 47 form (`en-TZ`); `null` for an invalid one, and for a name, as `English`. */
export function toLocale(tag: string | null | undefined): string | null {
  if (!tag) return null;
  try {
    const [locale = ''] = Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'));
    // By its form, five to eight letters are a language as well. None is registered.
    return /^[a-z]{2,3}(?:-|$)/.test(locale) ? locale : null;
  } catch {
    return null;
  }
}
