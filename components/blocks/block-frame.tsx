import type { CSSProperties, ReactNode } from 'react';
import type { BlockFrame as Frame } from '@/content-client';
import { cn } from '@/lib/cn';
import { frameStyleText, isLeaning } from '@/lib/editor/block-style';
import { filterEditorClasses } from '@/lib/editor/editor-classes';
import { parseBlockStyle, toStyleObject } from '@/lib/editor/inline-style';
import { sideMarginsOf } from '@/lib/editor/side-space';
import type { OnDrop } from './block-props';
import type { Row } from './rows-of';

/** `gap-x-8`, which blocks beside each other share. */
const GAP = '2rem';

type BlockFrameProps = {
  frame: Frame;
  /** Whether the block is text, which keeps to the measure. */
  isText?: boolean;
  /** Its place among the others on large screens. */
  row?: Row;
  onDrop: OnDrop;
  children: ReactNode;
};

/**
 * How the editor set a block: width on large screens, alignment, size of type, space, styles and
 * classes, as far as they are safe; the rest is dropped and reported (specification §2, Article
 * page).
 */
export function BlockFrame({
  frame,
  isText = false,
  row = null,
  onDrop,
  children,
}: BlockFrameProps) {
  const readStyle = styleReader(onDrop);
  const frameStyle = readStyle(frameStyleText(frame));
  const readClasses = classReader(onDrop);
  const style: CSSProperties = {
    '--block-width': widthOf(frame.widthPercent, sideMarginsOf(frameStyle.declarations)),
    ...toStyleObject(frameStyle),
  };
  return (
    <div
      className={cn('block-frame w-full lg:w-(--block-width)', readClasses(frame.classes))}
      style={style}
      data-align={frame.align ?? undefined}
      data-row={row ?? undefined}
      data-leaning={(isLeaning(frame) && row) || undefined}
    >
      <div
        className={cn(readClasses(frame.innerClasses))}
        style={toStyleObject(readStyle(frame.innerStyle))}
      >
        <div className="block-body">
          <div className={cn(isText && 'block-text')}>{children}</div>
        </div>
      </div>
    </div>
  );
}

// A block of N percent leaves its share of the gap to the one beside it. Its margin is within the N percent.
function widthOf(percent: number | null, margins: readonly string[]): string {
  if (percent === null || percent >= 100) return '100%';
  const taken = [`${GAP} * ${(100 - percent) / 100}`, ...margins];
  return `calc(${percent}% - ${taken.join(' - ')})`;
}

function styleReader(onDrop: OnDrop) {
  return (text: string | null) => {
    const style = parseBlockStyle(text);
    for (const detail of style.dropped) onDrop({ what: 'style', detail });
    return style;
  };
}

function classReader(onDrop: OnDrop) {
  return (classes: string | null) => {
    const { allowed, dropped } = filterEditorClasses(classes);
    for (const detail of dropped) onDrop({ what: 'class', detail });
    return allowed;
  };
}
