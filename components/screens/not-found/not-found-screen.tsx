import { linkedTopics } from '@/components/layout/linked-topics';
import { Section } from '@/components/layout/section';
import { Topics } from '@/components/layout/topics';
import { SearchForm } from '@/components/shell/search/search-form';
import { ButtonLink } from '@/components/ui/button-link';
import { WeaveDigits } from '@/components/ui/pattern/weave-digits';
import { NOT_FOUND_COPY } from '@/content/errors';
import { ROUTES } from '@/lib/routing/routes';
import { getCategories } from '@/lib/server/cms/readers';

/** 'Page not Found' with an illustration, a search and the topics there are (specification §2). */
export async function NotFoundScreen() {
  const topics = linkedTopics(await getCategories());
  return (
    <>
      <header className="relative isolate overflow-hidden bg-ink text-on-ink">
        <div className="container-page grid grid-cols-1 lg:min-h-[34rem] lg:grid-cols-12">
          <div className="flex flex-col justify-center pt-16 pb-10 md:pt-24 md:pb-16 lg:col-span-6 lg:py-24">
            <p className="eyebrow mb-5 text-on-ink-muted">{NOT_FOUND_COPY.label}</p>
            <h1 className="text-hero">{NOT_FOUND_COPY.title}</h1>
            <p className="mt-6 max-w-[36ch] text-lead text-on-ink-muted">{NOT_FOUND_COPY.text}</p>
            <SearchForm id="not-found-query" className="mt-9 max-w-xl text-ink lg:max-w-md" />
            <div className="mt-5 flex flex-wrap gap-4">
              <ButtonLink href={ROUTES.home} tone="onInk" hasArrow>
                {NOT_FOUND_COPY.home}
              </ButtonLink>
              <ButtonLink href={ROUTES.contact} tone="onInk">
                {NOT_FOUND_COPY.contact}
              </ButtonLink>
            </div>
          </div>
        </div>
        {/* The loose end leaves through the lower edge. On large screens, where it goes on outside the drawing,
            the middle is still that of the number: 160 of 416 units. */}
        <WeaveDigits
          lines={['404']}
          rowsBelow={6}
          className="w-full lg:absolute lg:top-1/2 lg:right-[max(0px,calc(50vw-40.5rem))] lg:-z-10 lg:w-[40rem] lg:-translate-y-5/13 lg:overflow-visible"
        >
          <path
            className="weave-loose"
            strokeWidth="5"
            d="M488 268C496 316 452 330 412 312S372 262 404 262 446 330 404 364 268 350 226 376 196 480 236 720"
          />
        </WeaveDigits>
      </header>
      {topics.length > 0 && (
        <Section labelledBy="topics" isOnScreenOnly>
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
            <h2 id="topics" className="text-title lg:col-span-3">
              {NOT_FOUND_COPY.topics}
            </h2>
            <Topics categories={topics} className="lg:col-span-9" />
          </div>
        </Section>
      )}
    </>
  );
}
