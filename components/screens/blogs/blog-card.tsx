import Link from 'next/link';
import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import type { ArticleSummary } from '@/content-client';
import { shortDate } from '@/lib/dates';
import { postPath } from '@/lib/routes';

/** Picture, date, title of two lines and description of three (specification §9). */
export function BlogCard({ article }: { article: ArticleSummary }) {
  return (
    <li className="thread-edge relative flex flex-col rounded-b-media border border-line bg-card">
      <div className="relative aspect-3/2 overflow-hidden">
        <ContentImage
          image={article.thumbnail}
          seed={article.slug}
          sizes="(min-width: 1200px) 384px, (min-width: 900px) 50vw, 100vw"
        />
      </div>
      <div className="flex grow flex-col p-6">
        <time dateTime={article.publishedOn} className="text-sm text-muted">
          {shortDate(article.publishedOn)}
        </time>
        <h3 className="mt-1 line-clamp-2 text-xl leading-tight">
          <Link href={postPath(article.slug)} className="card-link">
            {article.title}
          </Link>
        </h3>
        {article.description && (
          <p className="mt-2 line-clamp-3 text-base text-muted">{article.description}</p>
        )}
        <p
          className="mt-auto flex items-center gap-2 pt-5 text-base font-semibold"
          aria-hidden="true"
        >
          Read More <ArrowIcon className="size-4" />
        </p>
      </div>
    </li>
  );
}
