// The menu of the site as a tree, arranged by dragging, by pressing or with the arrow keys.
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  Box,
  EmptyStateLayout,
  LinkButton,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { announcementsOf } from './announcements';
import { MenuRow } from './menu-row';
import { moveByDrop, moveByKey, toRows, type Zone } from './tree';
import { UnsavedMoves } from './unsaved-moves';
import { useLeaveQuestion } from './use-leave-question';
import { useMenuTree } from './use-menu-tree';

const CREATE = '/content-manager/collection-types/api::menu.menu/create';
const HELP =
  'Drag an entry by its handle: between two others, or onto one to put it below. Or press the handle, and choose where it goes. With the keyboard, on a handle: ↑ and ↓ change the order, → puts the entry under the one above it, ← takes it out again.';

export default function MenuTreePage() {
  const { tree, hasFailed, news, isSaving, move, save, undo } = useMenuTree();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  // A press without a movement is a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const { entries = [], mayMove = false, moves = [] } = tree ?? {};
  useLeaveQuestion(moves.length > 0);

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const target = toTarget(over?.data.current);
    if (target) move((now) => moveByDrop(now, String(active.id), target.entry, target.zone));
  };
  return (
    <Page.Main>
      <Page.Title>Menu tree</Page.Title>
      <Layouts.Header
        title="Menu tree"
        subtitle="Arrange the menu, preview it, and save it: visitors see it then."
        primaryAction={
          mayMove && (
            <LinkButton tag={NavLink} to={CREATE} startIcon={<Plus />}>
              Add an entry
            </LinkButton>
          )
        }
      />
      <Layouts.Content>
        {/* Below the tree the page would scroll on to it, past its own end. */}
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        {mayMove && (
          <Box paddingBottom={4}>
            <Typography id="menu-tree-help" textColor="neutral600">
              {HELP}
            </Typography>
          </Box>
        )}
        {hasFailed && <EmptyStateLayout content="The menu could not be read. Reload the page." />}
        {tree && entries.length === 0 && <EmptyStateLayout content="The menu has no entries." />}
        {moves.length > 0 && (
          <UnsavedMoves
            moves={moves}
            list={list}
            isSaving={isSaving}
            onSave={() => void save()}
            onUndo={() => void undo()}
          />
        )}
        <DndContext
          sensors={sensors}
          accessibility={{ announcements: announcementsOf(entries) }}
          collisionDetection={pointerWithin}
          onDragStart={({ active }) => setDragged(String(active.id))}
          onDragCancel={() => setDragged(null)}
          onDragEnd={drop}
        >
          <Box tag="ul" ref={list} tabIndex={-1} aria-label="Entries of the menu">
            {toRows(entries).map((row) => (
              <MenuRow
                key={row.id}
                row={row}
                mayMove={mayMove}
                canMove={(key) => moveByKey(entries, row.id, key) !== null}
                onKey={(key) => move((now) => moveByKey(now, row.id, key))}
              />
            ))}
          </Box>
          <DragOverlay dropAnimation={null}>
            {dragged && (
              <Box background="primary100" padding={3} hasRadius>
                {entries.find(({ id }) => id === dragged)?.name}
              </Box>
            )}
          </DragOverlay>
        </DndContext>
      </Layouts.Content>
    </Page.Main>
  );
}

function toTarget(data: Record<string, unknown> | undefined): { entry: string; zone: Zone } | null {
  const { entry, zone } = data ?? {};
  if (typeof entry !== 'string') return null;
  if (zone !== 'before' && zone !== 'inside' && zone !== 'after') return null;
  return { entry, zone };
}
