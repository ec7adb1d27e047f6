import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { countUse, wasUsed } from '@/lib/server/forms/rate-limit';
import { env } from '@/lib/server/ops/env';
import {
  DRAFT_COOKIE,
  PREVIEW_COOKIE,
  type PreviewPass,
  readPass,
  writePass,
} from './preview-token';

/** How long a preview stays open. */
const PREVIEW_AGE_MS = 2 * 60 * 60 * 1000;

/**
 * The preview that this request belongs to, or `null`: for visitors, after the editor has left it,
 * and when its time is over. Reading it keeps a page static.
 */
export const currentPreview = cache(async (): Promise<PreviewPass | null> => {
  if (!(await draftMode()).isEnabled) return null;
  const text = (await cookies()).get(PREVIEW_COOKIE)?.value;
  const pass = await readPass(text, 'see', env().PREVIEW_SECRET);
  return pass && !(await wasUsed('preview-left', pass.id)) ? pass : null;
});

/**
 * Whether this request shows the draft of what is at a path; only there, and to an editor only.
 *
 * @param path Percent-encoded path, as the content service names it.
 */
export async function isDraftAt(path: string): Promise<boolean> {
  const preview = await currentPreview();
  return preview?.status === 'draft' && preview.path === path;
}

/**
 * Opens the preview that a link of the content service leads to, and answers with its pass; `null`
 * where the link is not good (any more). Only for route handlers.
 */
export async function openPreview(link: string | null): Promise<PreviewPass | null> {
  const { PREVIEW_SECRET } = env();
  const pass = await readPass(link, 'open', PREVIEW_SECRET);
  if (!pass || !PREVIEW_SECRET || (await wasUsed('preview-left', pass.id))) return null;
  const preview: PreviewPass = { ...pass, use: 'see', expires: Date.now() + PREVIEW_AGE_MS };
  (await draftMode()).enable();
  const jar = await cookies();
  const bypass = jar.get(DRAFT_COOKIE)?.value ?? '';
  const attributes = { ...attributesOf(pass.path), maxAge: PREVIEW_AGE_MS / 1000 };
  // The framework's own cookie would hold for every page, and as long as the browser runs.
  jar.set(DRAFT_COOKIE, bypass, attributes);
  jar.set(PREVIEW_COOKIE, await writePass(preview, PREVIEW_SECRET), attributes);
  return preview;
}

/** Whose preview a link has opened that is too old or was left; `null` for what is no such link. */
export function closedPreview(link: string | null): Promise<PreviewPass | null> {
  return readPass(link, 'open', env().PREVIEW_SECRET, 0);
}

/** The pass for the form that leaves a preview. */
export async function leavePassOf(preview: PreviewPass): Promise<string> {
  return writePass({ ...preview, use: 'leave' }, env().PREVIEW_SECRET ?? '');
}

/**
 * Leaves a preview: its cookies go, and neither they nor the link that opened it are good again.
 * Answers with its pass, or `null` where there was none. Only for route handlers.
 */
export async function leavePreview(text: string | null): Promise<PreviewPass | null> {
  const pass = await readPass(text, 'leave', env().PREVIEW_SECRET);
  if (!pass) return null;
  await countUse('preview-left', pass.id);
  const jar = await cookies();
  for (const name of [DRAFT_COOKIE, PREVIEW_COOKIE]) {
    jar.set(name, '', { ...attributesOf(pass.path), expires: new Date(0) });
  }
  return pass;
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
