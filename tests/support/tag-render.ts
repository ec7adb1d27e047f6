/** What was to be cached for a short time only, in seconds. */
export const shortened: number[] = [];

/** Outside of the framework nothing is rendered that could have tags. */
export async function tagRender(_tags: readonly string[], revalidate?: number): Promise<void> {
  if (revalidate !== undefined) shortened.push(revalidate);
}
