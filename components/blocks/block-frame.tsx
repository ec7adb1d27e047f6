import type { CSSProperties, ReactNode } from 'react';
import type { BlockFrame as Frame } from '@/content-client';
import { cn } from '@/lib/cn';
import { filterEditorClasses } from '@/lib/editor-classes';
import { parseInlineStyle, toStyleObject } from '@/lib/inline-style';

/** `gap-x-8`, which blocks beside each other share. */
const GAP = '2rem';

type BlockFrameProps = { frame: Frame; children: ReactNode };

/**
 * How the editor set a block: width on large screens, alignment, size of type, space, styles and
 * classes, as far as they are safe (specification §2, Article page).
 */
export function BlockFrame({ frame, children }: BlockFrameProps) {
  const outer = filterEditorClasses(frame.classes).allowed;
  const inner = filterEditorClasses(frame.innerClasses).allowed;
  const width = widthOf(frame.widthPercent);
  const style: CSSProperties = { '--block-width': width, ...outerStyle(frame) };
  return (
    <div className={cn('min-w-0 w-full lg:w-(--block-width)', outer)} style={style}>
      <div className={cn(inner)} style={toStyleObject(parseInlineStyle(frame.innerStyle))}>
        {children}
      </div>
    </div>
  );
}

// A block of N percent leaves its share of the gap to the one beside it.
function widthOf(percent: number | null): string {
  if (percent === null || percent >= 100) return '100%';
  return `calc(${percent}% - ${GAP} * ${(100 - percent) / 100})`;
}

function outerStyle(frame: Frame): Record<string, string> {
  const settings = [
    ['text-align', frame.align],
    ['font-size', frame.fontSize],
    ['padding', frame.padding],
    ['margin', frame.margin],
  ].flatMap(([property, value]) => (value ? [`${property}: ${value}`] : []));
  return toStyleObject(parseInlineStyle([...settings, frame.style ?? ''].join(';')));
}
