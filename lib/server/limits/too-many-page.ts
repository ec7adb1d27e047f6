import { TOO_MANY_COPY } from '@/content/errors';
import { toPlainPage } from '@/lib/server/ops/plain-page';

/** What a browser shows with status 429: a screen is what the limit is there to save. */
export const TOO_MANY_PAGE = toPlainPage(TOO_MANY_COPY);
