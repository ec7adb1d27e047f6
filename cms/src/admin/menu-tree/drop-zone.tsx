import { useDroppable } from '@dnd-kit/core';
import { Box } from '@strapi/design-system';
import { useTheme } from 'styled-components';
import type { Zone } from './tree';

const PLACES: Record<Zone, { top: string; height: string }> = {
  before: { top: '0', height: '30%' },
  inside: { top: '30%', height: '40%' },
  after: { top: '70%', height: '30%' },
};

type DropZoneProps = { entry: string; zone: Zone };

/** A part of a row on which an entry is dropped; it shows where the entry would come to stand. */
export function DropZone({ entry, zone }: DropZoneProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `${zone} ${entry}`, data: { entry, zone } });
  const color = useTheme().colors.primary600;
  const line = { before: `inset 0 2px ${color}`, after: `inset 0 -2px ${color}`, inside: 'none' };
  return (
    <>
      <Box
        ref={setNodeRef}
        position="absolute"
        left={0}
        right={0}
        style={{ ...PLACES[zone], pointerEvents: 'none' }}
      />
      {isOver && (
        <Box
          position="absolute"
          top={0}
          bottom={0}
          left={0}
          right={0}
          style={{
            boxShadow: line[zone],
            outline: zone === 'inside' ? `2px solid ${color}` : 'none',
            pointerEvents: 'none',
          }}
        />
      )}
    </>
  );
}
