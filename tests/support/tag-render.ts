/** Outside of the framework nothing is rendered that could have tags. */
export async function tagRender(): Promise<void> {}
