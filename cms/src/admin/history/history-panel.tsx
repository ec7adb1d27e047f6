// Beside the form of an entry: its versions, and whether a colleague has just made one.
import { Alert, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { PanelProps } from '../beside-the-form/panel';
import { momentOf } from '../moment';
import { ComparisonDialog, takeMissing } from './comparison-dialog';
import { useVersions } from './use-versions';
import { headlineOf, type Version } from './version';

/** Versions that are listed before somebody asks for all. */
const FEW = 5;

/** The panel “History”; none for what has no versions. */
export function HistoryPanel({ model, document, activeTab }: PanelProps) {
  const savedAt = String(document?.updatedAt ?? '');
  const documentId = typeof document?.documentId === 'string' ? document.documentId : null;
  const target = documentId ? `/history/${model}/${documentId}` : null;
  const found = useVersions(target, savedAt);
  const [isLong, setLong] = useState(false);
  const [missing, setMissing] = useState(takeMissing);
  const [dismissed, setDismissed] = useState<Version['id'] | null>(null);
  const [opened, setOpened] = useState<Version | null>(null);
  if (!target || !found || found.versions.length === 0) return null;
  const { versions, mayRestore, revision } = found;
  // A publication leaves the draft, which is what the form shows, as it is. The revision is that of the draft, too.
  const newest = versions.find(({ isSave }) => isSave);
  const isOther = activeTab !== 'published' && revision !== document?.revision;
  const isChanged = isOther && newest !== undefined && !newest.isOwn;
  const ofColleague = isChanged && newest.id !== dismissed ? newest : null;
  return {
    title: 'History',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {missing !== null && (
          <Alert
            variant="warning"
            title="Restored"
            closeLabel="Close"
            onClose={() => setMissing(null)}
          >
            {missing === '1'
              ? 'Without one file or linked entry, which was deleted since.'
              : `Without ${missing} files or linked entries, which were deleted since.`}
          </Alert>
        )}
        {ofColleague && (
          <Alert
            variant="warning"
            title="Changed meanwhile."
            closeLabel="Close"
            onClose={() => setDismissed(ofColleague.id)}
          >
            {headlineOf(ofColleague)}, after you opened it. Reload the page before you write on.
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
