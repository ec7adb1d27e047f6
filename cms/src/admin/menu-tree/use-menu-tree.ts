import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createQueue } from '../queue';
import { type Entry, type Move, placeInWords, type SeenMove, withMove } from './tree';

/** What the service knows of the menu, with the moves that it has not saved. */
type Tree = { entries: Entry[]; mayMove: boolean; moves: readonly SeenMove[] };
type Answer = Omit<Tree, 'moves'>;

/**
 * The entries of the menu as they would be with the moves; nothing is saved before `save`. What
 * happened is said in `news`.
 */
export function useMenuTree() {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [tree, setTree] = useState<Tree | null>(null);
  const [news, setNews] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const current = useRef<Tree | null>(null);
  const [inTurn] = useState(createQueue);
  const show = useCallback((answer: Answer, moves: readonly SeenMove[]) => {
    current.current = { ...answer, moves };
    setTree(current.current);
    setFailed(false);
  }, []);
  const read = useCallback(async () => {
    try {
      show((await get<Answer>('/menu-tree')).data, []);
      // What was said of a move is over with it.
      setNews((news) => news && 'No move is left to save.');
    } catch {
      setFailed(true);
    }
  }, [get, show]);
  useEffect(() => {
    void read();
  }, [read]);

  /** Whether the service has taken the moves; it says why it has not. */
  const send = async (path: string, moves: readonly SeenMove[]): Promise<Answer | null> => {
    try {
      return (await post<Answer>(path, { moves })).data;
    } catch (error) {
      const message = error instanceof Error ? error.message : 'It could not be moved.';
      toggleNotification({ type: 'warning', message });
      return null;
    }
  };
  const add = async (decide: (entries: readonly Entry[]) => Move | null) => {
    const { entries = [], moves: earlier = [] } = current.current ?? {};
    const move = decide(entries);
    if (!move) return;
    const moves = withMove(earlier, move, entries);
    const answer = await send('/unsaved-menu-tree', moves);
    if (!answer) return;
    show(answer, moves);
    setNews(placeInWords(answer.entries, move.entry));
  };
  /** One after the other: an arrow key that is pressed twice moves an entry twice. */
  const move = (decide: (entries: readonly Entry[]) => Move | null) => {
    void inTurn(() => add(decide));
  };
  const saveAll = async () => {
    const answer = await send('/menu-tree', current.current?.moves ?? []);
    if (!answer) return;
    show(answer, []);
    toggleNotification({ type: 'success', message: 'Saved. Visitors see the menu like this.' });
  };
  const save = async () => {
    setSaving(true);
    await inTurn(saveAll);
    setSaving(false);
  };
  return { tree, hasFailed, news, isSaving, move, save, undo: () => inTurn(read) };
}
