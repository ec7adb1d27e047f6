/** The names that the content service gives files. */
const UPLOADED = /^\/uploads\/[\w.-]+_[0-9a-f]{10}\.[a-z0-9]+$/i;

/**
 * Whether a path is that of a file in the content service, as staff have it: the site leads there. Any other
 * below `/uploads` may be of an older site.
 */
export function isUploadedFile(path: string): boolean {
  return UPLOADED.test(path);
}

/** Whether what stands in an editor's text is the path of a file, which is relative to the content service. */
export function isFilePath(href: string): boolean {
  return /^\/?uploads\//.test(href.trim());
}

/**
 * The URL of a file of the content service.
 *
 * @param path Relative to that service.
 * @param mediaUrl Where its files are.
 */
export function fileUrl(path: string, mediaUrl: string): string {
  return `${mediaUrl.replace(/\/$/, '')}/${path.trim().replace(/^\//, '')}`;
}
