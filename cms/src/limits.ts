export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;
export const MAX_FORM_BYTES = 64 * 1024;
