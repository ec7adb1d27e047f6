import { Link } from '@/components/ui/link';
import { ARTICLE_COPY } from '@/content/blogs';
import { memberPath } from '@/lib/routing/member-path';
import { getTeam } from '@/lib/server/cms/readers';
import { anchorOf } from '@/lib/text/anchor';
import { longDate } from '@/lib/text/dates';

type ArticleBylineProps = {
  /** ISO 8601. */
  publishedOn: string | null;
  minutes: number;
  /** Who wrote it, by name. */
  author: string | null;
};

/** When the article was published, how long it takes to read, and who wrote it. */
export function ArticleByline({ publishedOn, minutes, author }: ArticleBylineProps) {
  return (
    <>
      <p className="eyebrow flex-wrap text-muted">
        {publishedOn && (
          <>
            <time dateTime={publishedOn}>{longDate(publishedOn)}</time>
            <span aria-hidden="true">·</span>
          </>
        )}
        <span>{ARTICLE_COPY.readingTime(minutes)}</span>
      </p>
      {author && <Author name={author} />}
    </>
  );
}

/** A member of the team is found there. */
async function Author({ name }: { name: string }) {
  const member = (await getTeam()).find((candidate) => candidate.name === name);
  if (!member) return <p className="mt-2">{ARTICLE_COPY.by(name)}</p>;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2">
      <Link
        href={memberPath(anchorOf(name))}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline decoration-accent decoration-2 underline-offset-4"
      >
        {ARTICLE_COPY.by(name)}
      </Link>
      {member.designation && <span className="text-muted">{member.designation}</span>}
    </p>
  );
}
