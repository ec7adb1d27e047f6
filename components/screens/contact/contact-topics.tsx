import { Link } from '@/components/ui/link';
import { CONTACT_COPY } from '@/content/contact';
import { REGISTRATIONS_ID } from '@/lib/routing/anchors';
import { ROUTES } from '@/lib/routing/routes';
import { getPressKit, getRegistrations, getVacancies } from '@/lib/server/cms/proof-readers';
import { findFaq } from '@/lib/server/cms/readers';

/** What a message is often about, and the screen that helps at once; only what there is. */
export async function ContactTopics() {
  const [questions, registrations, vacancies, pressKit] = await Promise.all([
    findFaq(),
    getRegistrations(),
    getVacancies(),
    getPressKit(),
  ]);
  const { topics } = CONTACT_COPY;
  const links = [
    { href: ROUTES.quote, name: topics.quote, isThere: true },
    { href: ROUTES.faq, name: topics.questions, isThere: questions?.length !== 0 },
    {
      href: `${ROUTES.companyProfile}#${REGISTRATIONS_ID}`,
      name: topics.papers,
      isThere: registrations !== null,
    },
    { href: ROUTES.press, name: topics.press, isThere: pressKit !== null },
    { href: ROUTES.careers, name: topics.work, isThere: vacancies.length > 0 },
  ].filter(({ isThere }) => isThere);
  return (
    <nav aria-labelledby="topics" className="mt-8 border-t border-line pt-6">
      <h3 id="topics" className="font-text text-base font-semibold text-muted">
        {CONTACT_COPY.topicsTitle}
      </h3>
      {/* As words of a text, so that none stands in a line alone. */}
      <ul className="mt-1 -mr-[min(1.5rem,7vw)] text-balance">
        {links.map(({ href, name }) => (
          <li key={href} className="mr-6 inline-block">
            <Link
              href={href}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
