import { TOO_MANY_COPY } from '@/content/errors';
import { toPlainPage } from '@/lib/server/ops/plain-page';

const { title, text, formText } = TOO_MANY_COPY;

/** What a browser shows with status 429: a screen is what the limit is there to save. */
export const TOO_MANY_PAGE = toPlainPage({ title, text });

/** The same where it has sent a form: a link would lead to an empty one. */
export const TOO_MANY_FORMS_PAGE = toPlainPage({ title, text: formText, canRetry: false });
