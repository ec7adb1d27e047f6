// A version beside the entry as it is now, and the button that restores it.
import { Button, Loader, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { momentOf } from '../moment';
import { DifferenceTable } from './difference-table';
import { type Difference, headlineOf, type Version } from './version';

/** What a restored entry had to do without, for the page that is then loaded. */
const LEFT_OUT = 'missing-in-restored-entry';

/** `missing`: how many files and links were deleted since; `skipped`: fields that the role may not change. */
type Restored = { missing: number; skipped?: string[] };
type Props = { target: string; version: Version; mayRestore: boolean; onClose: () => void };

export function ComparisonDialog({ target, version, mayRestore, onClose }: Props) {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [differences, setDifferences] = useState<Difference[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isRestoring, setRestoring] = useState(false);
  useEffect(() => {
    get<{ differences: Difference[] }>(target).then(
      ({ data }) => setDifferences(data.differences),
      () => setFailed(true),
    );
  }, [get, target]);

  const restore = async () => {
    setRestoring(true);
    try {
      const { data } = await post<Restored>(`${target}/restore`);
      keepLeftOut(data);
      // The form shows what it has loaded, and this is the draft.
      const url = new URL(window.location.href);
      url.searchParams.delete('status');
      window.location.replace(url);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'It could not be restored.';
      toggleNotification({ type: 'danger', message });
      setRestoring(false);
    }
  };
  const isSame = differences?.length === 0;
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content style={{ maxWidth: '100rem', width: '90vw' }}>
        <Modal.Header>
          <Modal.Title>
            {headlineOf(version)}, {momentOf(version.createdAt)}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {differences === null && !hasFailed && <Loader>Comparing</Loader>}
          {hasFailed && (
            <Typography role="alert">
              The version could not be read. Close this, and open it again.
            </Typography>
          )}
          {isSame && <Typography>This is what the entry contains now.</Typography>}
          {differences && !isSame && <DifferenceTable differences={differences} />}
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Close</Button>
          </Modal.Close>
          {mayRestore && differences && !isSame && (
            <Button onClick={() => void restore()} loading={isRestoring}>
              Restore this version
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Keeps for the page that is loaded next that an entry was restored, and what it had to do without. */
export function keepLeftOut({ missing, skipped = [] }: Restored): void {
  const sentences = [
    ...(missing === 1 ? ['Without one file or linked entry, which was deleted since.'] : []),
    ...(missing > 1
      ? [`Without ${missing} files or linked entries, which were deleted since.`]
      : []),
    ...(skipped.length > 0
      ? [`Not restored, since your role may not change it: ${skipped.join(', ')}.`]
      : []),
  ];
  sessionStorage.setItem(LEFT_OUT, sentences.join(' '));
}

/** What the entry that was just restored had to do without, empty for nothing; `null`: none was. Said once. */
export function takeLeftOut(): string | null {
  const sentences = sessionStorage.getItem(LEFT_OUT);
  sessionStorage.removeItem(LEFT_OUT);
  return sentences;
}
