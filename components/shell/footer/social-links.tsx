import { ContentIcon } from '@/components/ui/content-image';
import { FOOTER_COPY } from '@/content/shell';
import type { SocialAccount } from '@/content-client';
import { cn } from '@/lib/cn';
import { safeHref } from '@/lib/routing/safe-href';

/** Where else the organization is found (settings `social_account_*`; specification §2, Footer). */
export function SocialLinks({ accounts }: { accounts: readonly SocialAccount[] }) {
  const links = accounts.flatMap((account) => {
    const href = safeHref(account.link);
    return href ? [{ ...account, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul
      className={cn(
        'mt-6 flex flex-wrap gap-2',
        links.length === 4 && 'lg:grid lg:w-fit lg:grid-cols-2',
      )}
    >
      {links.map(({ key, name, href, icon }) => (
        <li key={key}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-ink-line px-4 text-sm transition-colors duration-200 hover:border-accent"
          >
            {icon && <ContentIcon image={icon} size={20} className="size-5 brightness-0 invert" />}
            <span className="max-w-40 truncate">{name}</span>
            <span className="sr-only"> {FOOTER_COPY.opensTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
