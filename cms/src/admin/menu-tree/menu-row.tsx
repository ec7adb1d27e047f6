import { useDraggable } from '@dnd-kit/core';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { DropZone } from './drop-zone';
import { MoveHandle } from './move-handle';
import type { Row } from './tree';

/** Of a level, in pixels. */
const INDENT = 40;

const PLACED_BY_SITE =
  'cannot be moved: the site puts its list of blogs last but one, and shows nothing below it';

type MenuRowProps = {
  row: Row;
  mayMove: boolean;
  canMove: (key: string) => boolean;
  onKey: (key: string) => void;
};

/** An entry with its handle. */
export function MenuRow({ row, mayMove, canMove, onKey }: MenuRowProps) {
  const { id, name, opens, level, isPlacedBySite } = row;
  const drag = useDraggable({ id });
  return (
    <Box
      tag="li"
      aria-label={`${name}, level ${level}`}
      style={{ paddingLeft: (level - 1) * INDENT }}
    >
      <Box position="relative" style={{ opacity: drag.isDragging ? 0.4 : 1 }}>
        <Flex gap={3} padding={2} background="neutral0" borderColor="neutral200">
          {mayMove && !isPlacedBySite && (
            <MoveHandle name={name} drag={drag} canMove={canMove} onKey={onKey} />
          )}
          <Link tag={NavLink} to={`/content-manager/collection-types/api::menu.menu/${id}`}>
            {name}
          </Link>
          <Typography variant="pi" textColor="neutral600">
            {isPlacedBySite ? PLACED_BY_SITE : (opens ?? 'opens only what is below it')}
          </Typography>
        </Flex>
        {mayMove && (
          <>
            <DropZone entry={id} zone="before" />
            {!isPlacedBySite && <DropZone entry={id} zone="inside" />}
            <DropZone entry={id} zone="after" />
          </>
        )}
      </Box>
    </Box>
  );
}
