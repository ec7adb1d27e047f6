import { ARTICLE_COPY } from '@/content/blogs';
import { OPENS_TAB } from '@/content/opens-tab';
import { CopyLinkButton } from './copy-link-button';

type ShareLinksProps = {
  title: string;
  /** Absolute address of the article. */
  url: string;
};

const PILL =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-card px-5 text-base font-semibold transition-colors duration-200 hover:border-ink';

/** Ways to share the article: plain links, so no third party learns of the visit before a click. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  return (
    <section aria-labelledby="share" data-print="off" className="border-t border-line pt-6">
      <h2 id="share" className="eyebrow font-text text-muted">
        {ARTICLE_COPY.share}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shareTargets(title, url).map(({ name, href }) => (
          <li key={name}>
            {href.startsWith('https:') ? (
              <a href={href} className={PILL} target="_blank" rel="noopener noreferrer">
                {name}
                <span className="sr-only"> {OPENS_TAB}</span>
              </a>
            ) : (
              <a href={href} className={PILL}>
                {name}
              </a>
            )}
          </li>
        ))}
        <li className="noscript:hidden">
          <CopyLinkButton url={url} className={PILL} />
        </li>
      </ul>
    </section>
  );
}

function shareTargets(title: string, url: string) {
  const text = encodeURIComponent(title);
  const address = encodeURIComponent(url);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${address}` },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { name: ARTICLE_COPY.shareByMail, href: `mailto:?subject=${text}&body=${address}` },
  ];
}
