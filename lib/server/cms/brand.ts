import 'server-only';
import { ContentError } from '@/content-client';
import { brandOf } from './brand-of';
import { backgroundClient } from './content';

/** The brand for what is no page; `null` while the content service cannot be reached. */
export async function readBrand(): Promise<string | null> {
  const { companyProfile, settings } = backgroundClient();
  try {
    return brandOf(...(await Promise.all([companyProfile.find(), settings.list()])));
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}
