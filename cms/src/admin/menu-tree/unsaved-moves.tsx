import { Button, Flex, Typography } from '@strapi/design-system';
import { type RefObject, useEffect, useMemo } from 'react';
import { PreviewButtons } from '../unsaved-preview/preview-buttons';
import type { Move } from './tree';

type UnsavedMovesProps = {
  moves: readonly Move[];
  /** Where the keyboard is when the moves are saved or undone, and the buttons gone. */
  list: RefObject<HTMLElement | null>;
  isSaving: boolean;
  onSave: () => void;
  onUndo: () => void;
};

/** What takes the focus must not be below the moves, which stay in view. */
const STYLE = `
  ul[aria-label='Entries of the menu'] :is(a, button) { scroll-margin-top: 27rem }
`;

/** Above the tree while something is moved: previews of it, and the way to the site, or back. */
export function UnsavedMoves({ moves, list, isSaving, onSave, onUndo }: UnsavedMovesProps) {
  const unsaved = useMemo(() => ({ target: 'menu-tree', values: { moves } }), [moves]);
  useEffect(() => {
    // The first move pushes the tree down, and each takes the entry to another place.
    const { activeElement } = document;
    if (moves.length > 0 && list.current?.contains(activeElement)) {
      activeElement?.scrollIntoView({ block: 'nearest' });
    }
  }, [list, moves]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) list.current?.focus();
    },
    [list],
  );
  return (
    <Flex
      tag="section"
      aria-label="Moves that are not saved"
      position="sticky"
      top="8rem"
      zIndex={3}
      gap={2}
      wrap="wrap"
      padding={3}
      marginBottom={4}
      background="primary100"
      hasRadius
    >
      <style>{STYLE}</style>
      <Typography fontWeight="semiBold" paddingRight={2}>
        {moves.length === 1 ? 'One move is' : `${moves.length} moves are`} not saved. Visitors see
        the menu as it was.
      </Typography>
      <Button onClick={onSave} loading={isSaving}>
        Save
      </Button>
      <Button variant="tertiary" onClick={onUndo} disabled={isSaving}>
        Undo all
      </Button>
      <PreviewButtons unsaved={unsaved} />
    </Flex>
  );
}
