/** What went wrong, in the words of an error. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
