// Beside the form of an entry: where visitors see it, what is planned, and what stopped the plan.
import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { PREVIEWED_LISTS, PREVIEWED_SINGLES, UNSAVED_TYPES } from '../../preview/previewed-types';
import { FOLDERS } from '../../site-address/folders';
import { COMPANY_PROFILE } from '../../site-address/screens';
import { textOf } from '../../text-of';
import { momentOf } from '../moment';
import { UnsavedPreview } from '../unsaved-preview/unsaved-preview';
import { useRefresh } from '../use-refresh';
import type { PanelProps } from './panel';
import { PreviewTab } from './preview-tab';
import { ScreenChoice } from './screen-choice';
import { SharedPreview } from './shared-preview';

/** What has drafts, and a page of its own that shows them. */
const PREVIEWED = [...Object.keys(FOLDERS), ...PREVIEWED_SINGLES, ...PREVIEWED_LISTS];

/** Within this time the service publishes what is planned. */
const PUBLISHING_MS = 60_000;

/** The panel “On the site”; none for entries that no visitor sees. */
export function OnTheSitePanel({ model, documentId, document }: PanelProps) {
  const { get } = useFetchClient();
  const [url, setUrl] = useState<string | null>(null);
  const [screen, setScreen] = useState('/');
  const [now, setNow] = useState(Date.now);
  useRefresh(useCallback(() => setNow(Date.now()), []));
  const version = `${document?.status} ${document?.updatedAt}`;
  useEffect(() => {
    let isCurrent = true;
    get<{ url: string | null }>(`/site-address/${model}/${documentId ?? 'single'}`)
      .then(({ data }) => isCurrent && setUrl(data.url))
      .catch(() => isCurrent && setUrl(null));
    return () => {
      isCurrent = false;
    };
  }, [get, model, documentId, version]);

  const isSaved = Boolean(document?.documentId);
  const action = `plugin::content-manager.explorer.${isSaved ? 'update' : 'create'}`;
  const { canUpdate, canCreate } = useRBAC([{ action, subject: model }]).allowedActions;

  const publishAt = textOf(document?.publishAt);
  const problem = textOf(document?.publishProblem);
  // The form goes on showing what it was opened with.
  const isOver = !problem && Date.parse(publishAt) + PUBLISHING_MS < now;
  const hasDrafts = PREVIEWED.includes(model);
  // The form of a copy has the id of its original, which a preview would change.
  const isCopy = documentId !== undefined && !isSaved;
  // Who only reads an entry has nothing to preview; the service refuses it.
  const mayWrite = canUpdate === true || canCreate === true;
  const isTriedOut = UNSAVED_TYPES.includes(model) && !isCopy && mayWrite;
  if (!isTriedOut && (!isSaved || (!url && !hasDrafts))) return null;
  return {
    title: 'On the site',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {publishAt && <Plan publishAt={publishAt} isOver={isOver} />}
        {problem && (
          <Typography textColor="danger600" style={{ whiteSpace: 'pre-line' }}>
            {publishAt && 'It was not published as planned. '}
            {problem}
          </Typography>
        )}
        {model === COMPANY_PROFILE && <ScreenChoice screen={screen} onChange={setScreen} />}
        {hasDrafts && <PreviewTab model={model} documentId={documentId} screen={screen} />}
        {hasDrafts && <SharedPreview model={model} documentId={documentId} screen={screen} />}
        {isTriedOut && <UnsavedPreview model={model} documentId={documentId} document={document} />}
        {url && isSaved && (
          <Link href={url} isExternal>
            See it on the site
          </Link>
        )}
      </Flex>
    ),
  };
}

function Plan({ publishAt, isOver }: { publishAt: string; isOver: boolean }) {
  const moment = momentOf(publishAt);
  if (!isOver) return <Typography>Planned for {moment}</Typography>;
  return (
    <Typography role="status">
      The moment of its plan, {moment}, has passed. Reload the page to see the entry as it is now.
    </Typography>
  );
}
