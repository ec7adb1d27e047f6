// Beside the form of an entry: what the content check says about it.
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { PanelProps } from '../beside-the-form/panel';
import type { Finding, Report } from './report';

type State =
  | { status: 'idle' | 'checking' | 'failed' }
  | { status: 'checked'; findings: Finding[] };

/**
 * The panel “Content check”. It reads all of the content, so that it is asked for; visitors' version
 * is what it checks.
 */
export function EntryFindingsPanel({ model, document }: PanelProps) {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>({ status: 'idle' });
  const documentId = typeof document?.documentId === 'string' ? document.documentId : null;
  if (!documentId || !model.startsWith('api::')) return null;

  const check = async () => {
    setState({ status: 'checking' });
    try {
      const { data } = await get<Report>('/content-check?fresh');
      const findings = data.findings.filter(({ entry }) => isAbout(entry, model, documentId));
      setState({ status: 'checked', findings });
    } catch {
      setState({ status: 'failed' });
    }
  };
  const result = resultOf(state);
  return {
    title: 'Content check',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Box role="status">{result && <Typography>{result}</Typography>}</Box>
        {state.status === 'checked' &&
          state.findings.map(({ place, message, title }) => (
            <Flex key={`${place} ${message}`} direction="column" alignItems="flex-start">
              <Typography fontWeight="semiBold">{place || title}</Typography>
              <Typography>{message}</Typography>
            </Flex>
          ))}
        <Button
          variant="tertiary"
          loading={state.status === 'checking'}
          onClick={() => void check()}
        >
          Check this entry
        </Button>
      </Flex>
    ),
  };
}

function resultOf(state: State): string {
  if (state.status === 'failed') return 'The site did not respond.';
  if (state.status !== 'checked') return '';
  const { length } = state.findings;
  if (length === 0) return 'Nothing to correct in what visitors see of this entry.';
  return length === 1 ? 'One finding' : `${length} findings`;
}

function isAbout(entry: Finding['entry'], model: string, documentId: string): boolean {
  const path = entry?.adminPath ?? '';
  return path.endsWith(`/${model}/${documentId}`) || path.endsWith(`/single-types/${model}`);
}
