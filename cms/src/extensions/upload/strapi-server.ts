import type { Context } from 'koa';

type Plugin = { controllers: Record<string, Record<string, unknown>> };

const MESSAGE =
  'This service fetches no files from other addresses. Save the file on your computer, then upload it from there.';

/**
 * Strapi would fetch any address that a member of staff names, also one of the operator's own network:
 * it looks at the first address only, and follows redirects. The panel shows the sentence.
 */
export default (plugin: Plugin): Plugin => {
  const { 'admin-upload': controller } = plugin.controllers;
  if (!controller?.uploadFromUrls) throw new Error('Uploads from URLs are not where they were');
  controller.uploadFromUrls = (ctx: Context) => ctx.forbidden(MESSAGE);
  return plugin;
};
