import { AssistantIcon } from '@/components/ui/icons';
import { HOME_COPY } from '@/content/home';

/** A number in brackets names a source; it stays on the line of the end of the word before it. */
const CITED = /(\S{1,20}\s*\[\d{1,2}\][.,;:!?]?)/;
const PARTS = /^(\S+)\s*\[(\d{1,2})\](.?)$/;

/** What the assistant answers, with the numbers of its sources as marks. */
export function AssistantAnswer({ text }: { text: string }) {
  const parts = text.split(CITED).map((part, index) => ({ part, at: index }));
  return (
    <div className="flex gap-4 px-5 pb-6 sm:px-8 sm:pb-8">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-accent text-on-accent max-sm:hidden">
        <AssistantIcon />
      </span>
      <p className="max-w-[52ch] min-w-0 sm:pt-1.5">
        <span className="sr-only">{HOME_COPY.assistantAnswered} </span>
        {parts.map(({ part, at }) => (
          <AnswerPart key={at} text={part} />
        ))}
      </p>
    </div>
  );
}

function AnswerPart({ text }: { text: string }) {
  const [, word, number, mark] = PARTS.exec(text) ?? [];
  if (!number) return text;
  return (
    <span className="whitespace-nowrap">
      {word} <SourceMark number={number} isInText />
      {mark}
    </span>
  );
}

/** The number of a source, in the answer and beside the source. */
export function SourceMark({ number, isInText = false }: { number: string; isInText?: boolean }) {
  return (
    <span className="assistant-mark">
      {isInText && <span className="sr-only"> ({HOME_COPY.assistantSource} </span>}
      {number}
      {isInText && <span className="sr-only">) </span>}
    </span>
  );
}
