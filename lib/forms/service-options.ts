/** A choice of the quote form; `slug` is that of the service's page, where it has one. */
export type ServiceOption = { title: string; slug: string | null };

/** Choices that stand together; without a label they stand alone. */
export type ServiceGroup = { label: string | null; options: readonly ServiceOption[] };

/** The name of the service whose page has this slug; `null` where there is none. */
export function titleOfService(
  groups: readonly ServiceGroup[],
  slug: string | null,
): string | null {
  const all = groups.flatMap(({ options }) => options);
  return slug === null ? null : (all.find((option) => option.slug === slug)?.title ?? null);
}
