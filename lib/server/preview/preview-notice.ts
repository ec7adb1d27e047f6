import 'server-only';
import { createHash } from 'node:crypto';
import { PREVIEW_COPY } from '@/content/preview';
import { DARK_PAPER, ON_INK } from '@/lib/colour/palette';
import { ROUTES } from '@/lib/routing/routes';
import { isUnknownPath } from '@/lib/server/cms/unknown-paths';
import { escapeHtml } from '@/lib/text/escape-html';
import { type Preview, previewFrameAncestors } from './preview-token';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;font:1.125rem/1.5 system-ui,sans-serif;color:#1c1917;background:#faf8f5}main{max-width:32rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}p{margin:0 0 1rem}a{color:inherit;display:inline-block;padding:.625rem 0}' +
  `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark}body{color:${ON_INK};background:${DARK_PAPER}}}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

type Notice = {
  status: number;
  title: string;
  text: string;
  /** Its entry and page are linked, and its admin may frame the notice. */
  preview: Pick<Preview, 'entry' | 'path' | 'isShared'> | null;
};

/** A small page about the state of a preview, which the admin may show in its frame. */
export function previewNotice({ status, title, text, preview }: Notice): Response {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>` +
    `<style>${STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${preview ? waysOn(preview) : ''}</main></body></html>`;
  const ancestors = preview ? previewFrameAncestors(preview) : "frame-ancestors 'none'";
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      // With `script-src` the policy is complete: the server adds to no other one what a screen needs.
      'content-security-policy': `default-src 'none'; script-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; ${ancestors}`,
    },
  });
}

/** Where somebody goes on from a preview that is closed. */
function waysOn({ entry, path, isShared }: NonNullable<Notice['preview']>): string {
  const { backToEntry, publicPage, noPublicPage, home } = PREVIEW_COPY;
  const isMissing = isUnknownPath(path);
  const toPage = isMissing
    ? `<a href="${ROUTES.home}" target="_blank">${home}</a>`
    : `<a href="${escapeHtml(path)}" target="_blank">${publicPage}</a>`;
  // Who was sent the link has no account.
  const toEntry = isShared
    ? ''
    : `<a href="${escapeHtml(entry)}" target="_top">${backToEntry}</a><br>`;
  return `${isMissing ? `<p>${noPublicPage}</p>` : ''}<p>${toEntry}${toPage}</p>`;
}
