import { ContentIcon } from '@/components/ui/content-image';
import { OPENS_TAB } from '@/content/opens-tab';
import type { SocialAccount } from '@/content-client';
import { safeHref } from '@/lib/routing/safe-href';

/** Where else the organization is found (settings `social_account_*`; specification §2, Footer). */
export function SocialLinks({ accounts }: { accounts: readonly SocialAccount[] }) {
  const links = accounts.flatMap((account) => {
    const href = safeHref(account.link);
    return href ? [{ ...account, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="social-links">
      {links.map(({ key, name, href, icon }) => (
        <li key={key}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {icon && <ContentIcon image={icon} size={20} className="size-5 brightness-0 invert" />}
            <span className="min-w-0 wrap-anywhere sm:max-w-40">{name}</span>
            <span className="sr-only"> {OPENS_TAB}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
