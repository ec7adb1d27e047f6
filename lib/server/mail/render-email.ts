import 'server-only';
import type { ReactElement } from 'react';
import type { Email } from './email';

/** A template of `emails/` as HTML and as text, every value escaped. */
export async function renderEmail(template: ReactElement): Promise<Pick<Email, 'html' | 'text'>> {
  // The renderer is only needed here, and brings React's server renderer along.
  const { render, toPlainText } = await import('react-email');
  const html = await render(template);
  return { html, text: toPlainText(html) };
}
