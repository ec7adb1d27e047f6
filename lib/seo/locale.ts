/** A language tag in BCP 47 form (`en-TZ`); `null` for an invalid one. */
export function toLocale(tag: string | null | undefined): string | null {
  if (!tag) return null;
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
