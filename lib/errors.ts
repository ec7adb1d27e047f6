/** The message of whatever was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The name of whatever was thrown, for logs that must not contain its message. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
