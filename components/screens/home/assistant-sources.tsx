import { HOME_COPY } from '@/content/home';
import { SourceMark } from './assistant-answer';

/** The records behind an answer, each as a sheet with its line marked. */
export function AssistantSources({ text }: { text: string }) {
  const sources = text
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter(([name]) => name);
  if (sources.length === 0) return null;
  return (
    <div className="border-t border-line px-5 py-6 sm:px-8">
      <p className="text-sm font-semibold text-muted">{HOME_COPY.assistantSources}</p>
      <ol className="mt-3 grid gap-3 sm:grid-cols-3">
        {sources.map(([name = '', excerpt], index) => (
          <li
            key={name}
            className="flex min-w-0 flex-col gap-2 rounded-control border border-line bg-paper p-3 text-sm leading-snug"
          >
            <span className="flex items-start gap-2 font-semibold">
              <SourceMark number={String(index + 1)} />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </span>
            <Sheet />
            {excerpt && (
              <span>
                <mark className="assistant-line">{excerpt}</mark>
              </span>
            )}
            <Sheet isEnd />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Lines of a document that nobody has to read. */
function Sheet({ isEnd = false }: { isEnd?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 12" className="w-full stroke-line" strokeWidth="3">
      <path strokeLinecap="round" d={isEnd ? 'M2 3h112M2 10h64' : 'M2 3h148M2 10h128'} />
    </svg>
  );
}
