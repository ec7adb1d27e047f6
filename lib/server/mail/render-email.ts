import 'server-only';
import type { ReactElement } from 'react';
import type { Email } from './email';

/**
 * A template of `emails/` as HTML and as text, every value escaped. Import templates where they are
 * rendered: a tenth of the start of a server would be theirs.
 */
export async function renderEmail(template: ReactElement): Promise<Pick<Email, 'html' | 'text'>> {
  // The renderer is only needed here, and brings React's server renderer along.
  const { render, toPlainText } = await import('react-email');
  const html = await render(template);
  return { html, text: toPlainText(html) };
}
