import { CloseIcon } from '@/components/ui/icons';
import { cn } from '@/lib/cn';

type DialogCloseProps = {
  dialogId: string;
  /** What a screen reader says: "Close", and what, where that is not plain. */
  label: string;
  /** Where it stands, its size and its colours. */
  className?: string;
  iconClassName?: string;
};

/** The × of a dialog; works without scripts. */
export function DialogClose({ dialogId, label, className, iconClassName }: DialogCloseProps) {
  return (
    <button
      type="button"
      command="close"
      commandfor={dialogId}
      className={cn('inline-flex items-center justify-center rounded-full', className)}
    >
      <CloseIcon className={iconClassName} />
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** The × in the upper corner of a dialog, in reach however far that is scrolled; in what is as high as its content. */
export function DialogCornerClose({ className, ...close }: DialogCloseProps) {
  return (
    <div className="dialog-corner">
      <DialogClose {...close} className={cn('size-11 bg-card text-ink hover:bg-sand', className)} />
    </div>
  );
}

/**
 * Closes a dialog that is as large as the window, by a press beside its panel. For pointers only:
 * keys and screen readers have the ×.
 */
export function DialogBackdrop({ dialogId }: { dialogId: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      command="close"
      commandfor={dialogId}
      className="absolute inset-0 -z-10 cursor-default"
    />
  );
}
