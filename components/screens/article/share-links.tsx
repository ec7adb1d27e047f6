import { CopyLinkButton } from './copy-link-button';

type ShareLinksProps = {
  title: string;
  /** Absolute address of the article. */
  url: string;
};

const PILL =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-card px-5 text-base font-semibold transition-colors duration-200 hover:border-ink';

/** Ways to pass the article on: plain links, so nobody is told before the visitor follows one. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  return (
    <section aria-labelledby="share" data-print="off" className="border-t border-line pt-6">
      <h2 id="share" className="eyebrow font-text text-muted">
        Share this article
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shareTargets(title, url).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              className={PILL}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {name}
            </a>
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
  const words = encodeURIComponent(title);
  const address = encodeURIComponent(url);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}` },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { name: 'X', href: `https://x.com/intent/post?text=${words}&url=${address}` },
    { name: 'E-mail', href: `mailto:?subject=${words}&body=${address}` },
  ];
}
