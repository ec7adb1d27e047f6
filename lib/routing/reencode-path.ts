/** A path with each of its characters percent-encoded in the one way of this site; `null` where it cannot be decoded. */
export function reencodePath(path: string): string | null {
  try {
    const segments = path.split('/');
    return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
  } catch {
    return null;
  }
}
