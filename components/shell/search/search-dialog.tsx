'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/components/ui/dialog/dialog';

type SearchDialogProps = {
  id: string;
  label: string;
  /** The field, until the one that suggests is loaded. */
  field: ReactNode;
  /** The × beside the field. */
  close: ReactNode;
  children: ReactNode;
};

/** The dialog of the search; what suggests is loaded when it opens. */
export function SearchDialog({ id, label, field, close, children }: SearchDialogProps) {
  const [Combobox, setCombobox] = useState<ComponentType | null>(null);
  // A dialog takes the focus when it opens.
  const onFocus = () => {
    if (Combobox) return;
    import('./search-combobox')
      // At once, so that no key can be pressed between reading the field and replacing it.
      .then(({ SearchCombobox }) => flushSync(() => setCombobox(() => SearchCombobox)))
      // Without it the field searches all the same.
      .catch(() => {});
  };
  return (
    <Dialog id={id} label={label} className="shell-dialog search-overlay" onFocus={onFocus}>
      <div className="search-head">
        {Combobox ? <Combobox /> : field}
        {close}
      </div>
      {children}
    </Dialog>
  );
}
