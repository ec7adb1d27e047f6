const SESSION_KEYS = ['token', 'role', 'name', 'logo'] as const;

/** Removes the four stored session values (specification §4, Session). */
export function removeStoredLogin(): void {
  try {
    for (const key of SESSION_KEYS) localStorage.removeItem(key);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}
