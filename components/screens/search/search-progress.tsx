'use client';

import { useEffect } from 'react';
import { showSearching } from '@/components/shell/search/show-searching';

/** Has the field of the screen, which is a plain form, show that a search is on its way. Draws nothing. */
export function SearchProgress() {
  useEffect(() => {
    document.addEventListener('submit', showSearching);
    return () => document.removeEventListener('submit', showSearching);
  }, []);
  return null;
}
