import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { countUse, wasUsed } from '@/lib/server/limits/rate-limit';
import { env } from '@/lib/server/ops/env';
import { DRAFT_COOKIE, OUTSIDE_A_REQUEST } from '@/lib/server/ops/next-internals';
import { PREVIEW_COOKIE, type Preview, readPreviewToken, signPreviewToken } from './preview-token';

/** How long a preview stays open. */
const PREVIEW_TTL_SECONDS = 2 * 60 * 60;

/**
 * The preview that this request belongs to, or `null`: for visitors, after the editor has left it,
 * and when its time is over. Reading it keeps a page static.
 */
export const currentPreview = cache(async (): Promise<Preview | null> => {
  if (!(await isInDraftMode())) return null;
  const token = (await cookies()).get(PREVIEW_COOKIE)?.value;
  const preview = await readPreviewToken(token, 'see', env().PREVIEW_SECRET);
  return preview && !(await wasUsed('preview-left', preview.id)) ? preview : null;
});

/** The framework throws where there is no request: what runs there is nobody's preview. */
async function isInDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch (error) {
    if (error instanceof Error && error.message.includes(OUTSIDE_A_REQUEST)) return false;
    throw error;
  }
}

/**
 * The preview of this request if it shows the draft of what is at one of these paths; only there, and
 * to an editor only.
 *
 * @param paths Percent-encoded paths, as the content service names them.
 */
export async function draftAt(paths: readonly string[]): Promise<Preview | null> {
  const preview = await currentPreview();
  return preview?.status === 'draft' && paths.includes(preview.path) ? preview : null;
}

/**
 * Opens the preview that a link of the content service leads to, and returns it; `null` where the
 * token of the link is not valid or no longer. Only for route handlers.
 */
export async function openPreview(token: string | null): Promise<Preview | null> {
  const { PREVIEW_SECRET } = env();
  const linked = await readPreviewToken(token, 'open', PREVIEW_SECRET);
  if (!linked || !PREVIEW_SECRET || (await wasUsed('preview-left', linked.id))) return null;
  const now = Math.floor(Date.now() / 1000);
  // Who leaves a preview closes its link, but not a shared one: others may still want to read.
  const id = linked.isShared ? randomUUID() : linked.id;
  const preview: Preview = { ...linked, id, expiresAt: now + PREVIEW_TTL_SECONDS };
  (await draftMode()).enable();
  const jar = await cookies();
  const bypass = jar.get(DRAFT_COOKIE)?.value ?? '';
  const attributes = { ...attributesOf(preview.path), maxAge: PREVIEW_TTL_SECONDS };
  // The framework's own cookie would hold for every page, and as long as the browser runs.
  jar.set(DRAFT_COOKIE, bypass, attributes);
  jar.set(PREVIEW_COOKIE, await signPreviewToken(preview, 'see', PREVIEW_SECRET), attributes);
  return preview;
}

/** The preview of a link that has expired or was left; `null` for what is no such link. */
export function closedPreview(token: string | null): Promise<Preview | null> {
  return readPreviewToken(token, 'open', env().PREVIEW_SECRET, new Date(0));
}

/** The token for the form that leaves a preview. */
export async function leaveTokenOf(preview: Preview): Promise<string> {
  return signPreviewToken(preview, 'leave', env().PREVIEW_SECRET ?? '');
}

/**
 * Leaves a preview: its cookies go, and neither they nor the link that opened it are valid again,
 * unless that link is shared. Returns the preview, or `null` where there was none. Only for route handlers.
 */
export async function leavePreview(token: string | null): Promise<Preview | null> {
  const preview = await readPreviewToken(token, 'leave', env().PREVIEW_SECRET);
  if (!preview) return null;
  await countUse('preview-left', preview.id);
  const jar = await cookies();
  for (const name of [DRAFT_COOKIE, PREVIEW_COOKIE]) {
    jar.set(name, '', { ...attributesOf(preview.path), expires: new Date(0) });
  }
  return preview;
}

/**
 * The admin frames the site from another host: browsers then send only cookies that say so, and
 * only over https. On this machine both are the same site, and Lax is enough.
 */
function attributesOf(path: string) {
  const isSecure = new URL(env().SITE_URL).protocol === 'https:';
  return {
    path,
    httpOnly: true,
    secure: isSecure,
    partitioned: isSecure,
    sameSite: isSecure ? ('none' as const) : ('lax' as const),
  };
}
