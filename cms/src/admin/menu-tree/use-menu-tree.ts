import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { type Entry, type Move, placeInWords } from './tree';

type Answer = { entries: Entry[]; mayMove: boolean };

/** The entries of the menu, and a function that moves one; what happened is said in `news`. */
export function useMenuTree() {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [news, setNews] = useState('');
  const read = useCallback(async () => {
    setAnswer((await get<Answer>('/menu-tree')).data);
  }, [get]);
  useEffect(() => {
    void read();
  }, [read]);

  const move = async (wanted: Move | null) => {
    if (!wanted) return;
    try {
      const { data } = await post<Answer>('/menu-tree', wanted);
      setAnswer(data);
      setNews(placeInWords(data.entries, wanted.entry));
    } catch (error) {
      const message = error instanceof Error ? error.message : 'It could not be moved.';
      toggleNotification({ type: 'warning', message });
      await read();
    }
  };
  return { answer, news, move };
}
