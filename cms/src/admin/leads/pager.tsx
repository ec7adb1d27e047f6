import { Button, Flex, Typography } from '@strapi/design-system';
import { useLayoutEffect, useRef } from 'react';

type PagerProps = { page: number; pages: number; onGo: (page: number) => void };

/** Below a list of several pages: which one it is, and the way to the others. */
export function Pager({ page, pages, onGo }: PagerProps) {
  const newer = useRef<HTMLButtonElement>(null);
  const older = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // On the first page and on the last one the button that was pressed is switched off, and would lose the keyboard.
    const { activeElement } = document;
    if (page === 1 && activeElement === newer.current) older.current?.focus();
    if (page >= pages && activeElement === older.current) newer.current?.focus();
  }, [page, pages]);
  return (
    <Flex gap={2} paddingTop={4} justifyContent="flex-end">
      <Button ref={newer} variant="tertiary" disabled={page === 1} onClick={() => onGo(page - 1)}>
        Newer
      </Button>
      <Typography>
        {page} of {pages}
      </Typography>
      <Button
        ref={older}
        variant="tertiary"
        disabled={page >= pages}
        onClick={() => onGo(page + 1)}
      >
        Older
      </Button>
    </Flex>
  );
}
