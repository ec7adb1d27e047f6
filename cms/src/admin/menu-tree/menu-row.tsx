import { useDraggable } from '@dnd-kit/core';
import { Box, Flex, IconButton, Link, Typography } from '@strapi/design-system';
import { Drag } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import { DropZone } from './drop-zone';
import type { Row } from './tree';

/** Of a level, in pixels. */
const INDENT = 40;

type MenuRowProps = { row: Row; mayMove: boolean; onKey: (key: string) => void };

/** An entry with its handle, which is dragged, or moved with the arrow keys. */
export function MenuRow({ row, mayMove, onKey }: MenuRowProps) {
  const { id, name, opens, level } = row;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });
  return (
    <Box
      tag="li"
      aria-label={`${name}, level ${level}`}
      style={{ paddingLeft: (level - 1) * INDENT }}
    >
      <Box position="relative" style={{ opacity: isDragging ? 0.4 : 1 }}>
        <Flex gap={3} padding={2} background="neutral0" borderColor="neutral200">
          {mayMove && (
            <IconButton
              ref={setNodeRef}
              label={`Move ${name}`}
              withTooltip={false}
              aria-describedby="menu-tree-help"
              style={{ cursor: 'grab', touchAction: 'none' }}
              {...listeners}
              onKeyDown={(event) => {
                if (!event.key.startsWith('Arrow')) return;
                event.preventDefault();
                onKey(event.key);
              }}
            >
              <Drag />
            </IconButton>
          )}
          <Link tag={NavLink} to={`/content-manager/collection-types/api::menu.menu/${id}`}>
            {name}
          </Link>
          <Typography variant="pi" textColor="neutral600">
            {opens ?? 'opens only what is below it'}
          </Typography>
        </Flex>
        {mayMove && (
          <>
            <DropZone entry={id} zone="before" />
            <DropZone entry={id} zone="inside" />
            <DropZone entry={id} zone="after" />
          </>
        )}
      </Box>
    </Box>
  );
}
