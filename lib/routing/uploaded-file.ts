/** The names that the content service gives files. */
const UPLOADED = /^\/uploads\/[\w.-]+_[0-9a-f]{10}\.[a-z0-9]+$/i;

/**
 * Whether a path is that of a file in the content service, as staff have it: the site leads there. Any other
 * below `/uploads` may be of an older site.
 */
export function isUploadedFile(path: string): boolean {
  return UPLOADED.test(path);
}
