/** How the note begins; the content check of the site looks for it as well (lib/server/content-check/text-rules.ts). */
export const LOST_IMAGE = '(An image was here.';
/** What a paste leaves in the place of an image that could not be read or stored. */
export const LOST_IMAGE_NOTE = `${LOST_IMAGE} Insert it with the image button.)`;
