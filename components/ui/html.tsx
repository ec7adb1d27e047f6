import { cn } from '@/lib/cn';
import { sanitizeHtml } from '@/lib/server/sanitize-html';

type HtmlProps = {
  /** HTML from the content service, as the editor left it. */
  html: string;
  /** `span` where only words may stand, such as a heading. */
  as?: 'div' | 'span';
  className?: string;
};

/** The only place where HTML from the content service enters the page, sanitized. */
export function Html({ html, as: Tag = 'div', className }: HtmlProps) {
  const clean = { __html: sanitizeHtml(html) };
  return (
    <Tag className={cn(Tag === 'div' && 'prose', className)} dangerouslySetInnerHTML={clean} />
  );
}
