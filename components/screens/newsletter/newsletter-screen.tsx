import { button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ContactLink } from '@/components/ui/contact-link';
import { Link } from '@/components/ui/link';
import { NEWSLETTER_COPY } from '@/content/newsletter';
import { mailHref } from '@/lib/routing/contact-links';
import { LINK_FIELD, type NewsletterState, toNewsletterPurpose } from '@/lib/routing/newsletter';
import { ROUTES } from '@/lib/routing/routes';

const LINK = 'mt-4 inline-flex min-h-11 items-center text-lead underline underline-offset-4';

/** Where the foot of the page offers the newsletter: a subscriber, or somebody who wants to be rid of it, is not asked. */
const MAY_SUBSCRIBE: readonly NewsletterState[] = ['invalid', 'unsubscribed'];

type NewsletterScreenProps = {
  state: NewsletterState;
  /** Tells the server which link the visitor has opened: several may be open in one browser. */
  link: string;
  /** Of the main office. */
  contactEmail: string | null;
};

/**
 * Where a link of a mail to a subscriber leads. Programs that look at links in mails press no
 * button, so nothing is changed before the visitor does. The token of the link is in a cookie: neither
 * the page nor its address has it, so an organization's own script passes it on to nobody.
 */
export function NewsletterScreen({ state, link, contactEmail }: NewsletterScreenProps) {
  const copy = NEWSLETTER_COPY[state];
  const purpose = toNewsletterPurpose(state);
  return (
    <section
      aria-labelledby="newsletter-title"
      data-newsletter={MAY_SUBSCRIBE.includes(state) ? undefined : 'off'}
      className="container-page py-16 md:py-28"
    >
      <p className="eyebrow mb-4 text-muted">{NEWSLETTER_COPY.title}</p>
      <h1 id="newsletter-title" className="text-title">
        {copy.title}
      </h1>
      <p className="mt-4 max-w-[42ch] text-lead text-muted">{copy.text}</p>
      {'contact' in copy &&
        (contactEmail ? (
          <ContactLink href={mailHref(contactEmail)} className={LINK}>
            {contactEmail}
          </ContactLink>
        ) : (
          <Link href={ROUTES.contact} className={LINK}>
            {copy.contact}
          </Link>
        ))}
      {'next' in copy && (
        <ButtonLink href={ROUTES.blogs} tone="quiet" hasArrow className="mt-8">
          {copy.next}
        </ButtonLink>
      )}
      {purpose && 'button' in copy && (
        <form method="post" action={`/api/newsletter/${purpose}`} className="mt-8">
          <input type="hidden" name={LINK_FIELD} value={link} />
          <button type="submit" className={button({ size: 'lg' })}>
            {copy.button}
          </button>
        </form>
      )}
    </section>
  );
}
