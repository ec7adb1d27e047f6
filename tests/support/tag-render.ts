/** What was to be cached for a short time only, in seconds. */
export const shortened: number[] = [];

/** The tags that were set. */
export const tagged = new Set<string>();

/** Outside of the framework nothing is rendered that could have tags. */
export async function tagRender(tags: readonly string[], revalidate?: number): Promise<void> {
  for (const tag of tags) tagged.add(tag);
  if (revalidate !== undefined) shortened.push(revalidate);
}
