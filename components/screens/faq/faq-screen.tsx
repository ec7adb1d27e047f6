import { Section } from '@/components/layout/section';
import { Html } from '@/components/ui/html';
import { getFaq } from '@/lib/server/content';

/** Frequently asked questions (specification §2, FAQ). */
export async function FaqScreen() {
  const entries = await getFaq();
  return (
    <Section>
      <div className="text-center">
        <h1 className="text-title">FREQUENTLY ASKED</h1>
        <p className="mt-2 text-lead text-muted">Questions</p>
      </div>
      {entries.length === 0 ? (
        <p className="mt-10 text-center text-lead text-muted">No questions have been asked yet.</p>
      ) : (
        <ul className="mt-12 lg:columns-2 lg:gap-8">
          {entries.map((entry) => (
            <li key={entry.title} className="mb-6 break-inside-avoid">
              <article className="rounded-card border border-line bg-card p-6 md:p-8">
                <h2 className="text-xl leading-snug">
                  <Html as="span" html={entry.title} />
                </h2>
                <Html html={entry.description} className="mt-3 text-base" />
              </article>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
