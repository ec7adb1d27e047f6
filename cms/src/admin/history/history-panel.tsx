// Beside the form of an entry: its versions, and whether a colleague has just made one.
import { Alert, Box, Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import type { PanelProps } from '../beside-the-form/panel';
import { momentOf } from '../moment';
import { useRefreshed } from '../use-refreshed';
import { ComparisonDialog, takeLeftOut } from './comparison-dialog';
import { headlineOf, unseenSave, type Version, type Versions } from './version';

/** Versions that are listed before somebody asks for all. */
const FEW = 5;

/** The panel “History”; none for what has no versions. */
export function HistoryPanel({ model, document, activeTab }: PanelProps) {
  const savedAt = String(document?.updatedAt ?? '');
  const documentId = typeof document?.documentId === 'string' ? document.documentId : null;
  const target = documentId ? `/history/${model}/${documentId}` : null;
  const [found, , readFor] = useRefreshed<Versions>(target, savedAt);
  const isSaving = useForm('history', ({ isSubmitting }) => isSubmitting);
  const [isLong, setLong] = useState(false);
  const [left, setLeft] = useState(takeLeftOut);
  const [dismissed, setDismissed] = useState<Version['id'] | null>(null);
  const [opened, setOpened] = useState<Version | null>(null);
  if (!target || !found || found.versions.length === 0) return null;
  const { versions, mayRestore } = found;
  const form = { savedAt, revision: document?.revision };
  // The revision is that of the draft. A save that waits for the site is stored before its form knows it.
  const isCompared = activeTab !== 'published' && !isSaving;
  const newest = isCompared ? unseenSave(found, readFor, form) : null;
  const unseen = newest?.id === dismissed ? null : newest;
  return {
    title: 'History',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {left !== null && <RestoredNote left={left} onClose={() => setLeft(null)} />}
        {unseen && (
          <Alert
            variant="warning"
            title="Changed meanwhile."
            closeLabel="Close"
            onClose={() => setDismissed(unseen.id)}
          >
            {unseen.isOwn ? 'You saved it in another window' : headlineOf(unseen)}, after you opened
            it. Reload the page before you write on.
          </Alert>
        )}
        {versions.slice(0, isLong ? undefined : FEW).map((version) => (
          <VersionLine key={version.id} version={version} onOpen={() => setOpened(version)} />
        ))}
        {versions.length > FEW && !isLong && (
          <Button variant="tertiary" onClick={() => setLong(true)}>
            All {versions.length} versions
          </Button>
        )}
        {opened && (
          <ComparisonDialog
            target={`${target}/${opened.id}`}
            version={opened}
            mayRestore={mayRestore}
            onClose={() => setOpened(null)}
          />
        )}
      </Flex>
    ),
  };
}

/** Says that the page shows what was restored. It takes the keyboard, which a loaded page has nowhere. */
function RestoredNote({ left, onClose }: { left: string; onClose: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <Box ref={note} tabIndex={-1}>
      <Alert
        variant={left ? 'warning' : 'success'}
        title="Restored"
        closeLabel="Close"
        onClose={onClose}
      >
        {left || 'The form shows it.'}
      </Alert>
    </Box>
  );
}

function VersionLine({ version, onOpen }: { version: Version; onOpen: () => void }) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Button variant="ghost" size="S" onClick={onOpen} style={{ padding: 0, height: 'auto' }}>
        {momentOf(version.createdAt)}
      </Button>
      <Typography variant="pi">{headlineOf(version)}</Typography>
      {version.changed.length > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {version.changed.join(', ')}
        </Typography>
      )}
    </Flex>
  );
}
