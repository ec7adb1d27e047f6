import type { useDraggable } from '@dnd-kit/core';
import { Button, Flex, IconButton, Popover } from '@strapi/design-system';
import { Drag } from '@strapi/icons';
import { useState } from 'react';

/** The arrow keys, in the words of the list that a press opens. */
const MOVES = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowRight: 'Below the entry above',
  ArrowLeft: 'Out, beside its parent',
};

type MoveHandleProps = {
  name: string;
  drag: Pick<ReturnType<typeof useDraggable>, 'setNodeRef' | 'listeners'>;
  canMove: (key: string) => boolean;
  onKey: (key: string) => void;
};

/** What an entry is dragged by, moved with the arrow keys, or pressed to choose a move from a list. */
export function MoveHandle({ name, drag, canMove, onKey }: MoveHandleProps) {
  const [isOpen, setOpen] = useState(false);
  const label = `Move ${name}`;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <IconButton
          ref={drag.setNodeRef}
          label={label}
          withTooltip={false}
          aria-describedby="menu-tree-help"
          style={{ cursor: 'grab', touchAction: 'none' }}
          {...drag.listeners}
          onKeyDown={(event) => {
            if (!event.key.startsWith('Arrow')) return;
            event.preventDefault();
            onKey(event.key);
          }}
        >
          <Drag />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content aria-label={label}>
        <Flex direction="column" alignItems="stretch" padding={1}>
          {Object.entries(MOVES).map(([key, move]) => (
            <Button
              key={key}
              variant="ghost"
              disabled={!canMove(key)}
              onClick={() => {
                setOpen(false);
                onKey(key);
              }}
            >
              {move}
            </Button>
          ))}
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}
