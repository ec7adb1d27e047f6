import 'server-only';
import type { ReactElement } from 'react';
import type { Email } from './email';

/** How the text part differs from what the renderer makes of the HTML. */
const IN_TEXT = [
  // The address is the text of its link: its encoded form after it would be another one (`asha%2Bnews@…`).
  { selector: 'a[href^="mailto:"]', format: 'inline' },
  // Label and value are a line, and each line begins where the one before ends.
  { selector: 'td[data-fact]', format: 'inline' },
  {
    selector: 'tr[data-fact]',
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  },
  // Figures below one another, in what somebody typed.
  { selector: 'p[data-typed]', format: 'pre' },
];

/**
 * A template of `emails/` as HTML and as text, every value escaped. Import templates where they are
 * rendered: a tenth of the start of a server would be theirs.
 */
export async function renderEmail(template: ReactElement): Promise<Pick<Email, 'html' | 'text'>> {
  // The renderer is only needed here, and brings React's server renderer along.
  const { render, toPlainText } = await import('react-email');
  const html = await render(template);
  return { html, text: toPlainText(html, { selectors: IN_TEXT }) };
}
