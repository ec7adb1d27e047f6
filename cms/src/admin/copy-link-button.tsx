import { Button, Field, TextInput } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { copyWhenThere } from './copy-when-there';

type CopyLinkButtonProps = {
  /** Answers with `null`, or throws, where there is no link. */
  getLink: () => Promise<string | null>;
  /** What is said when it is copied, and where there is none. */
  copied: string;
  noLink: string;
};

/** Copies a link for somebody without an account; shows it where the browser does not let a page copy. */
export function CopyLinkButton({ getLink, copied, noLink }: CopyLinkButtonProps) {
  const { toggleNotification } = useNotification();
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (shown !== null) field.current?.select();
  }, [shown]);

  const copyLink = async () => {
    setShown(null);
    const asked = getLink().catch(() => null);
    const isCopied = await copyWhenThere(asked);
    const link = await asked;
    if (link === null) toggleNotification({ type: 'warning', message: noLink });
    else if (isCopied) toggleNotification({ type: 'success', message: copied });
    else setShown(link);
  };
  return (
    <>
      <Button variant="tertiary" onClick={() => void copyLink()}>
        Copy a link for a day
      </Button>
      {shown !== null && (
        <Field.Root hint="Your browser does not let this page copy it: copy it from here.">
          <Field.Label>Link for a day</Field.Label>
          <TextInput ref={field} readOnly value={shown} onFocus={() => field.current?.select()} />
          <Field.Hint />
        </Field.Root>
      )}
    </>
  );
}
