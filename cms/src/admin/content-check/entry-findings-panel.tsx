// Beside the form of an entry: what the content check says about it.
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { FORM_UIDS } from '../../forms/form-types';
import { LEAD_SETTINGS } from '../../leads/settings/read-settings';
import type { PanelProps } from '../beside-the-form/panel';
import { useFocusKept } from '../use-focus-kept';
import type { EntryCheck, Finding, Report } from './report';

/** What visitors sent, what becomes of it, and what they did not find: nobody's words for visitors. */
const UNCHECKED: readonly string[] = [
  ...[...FORM_UIDS, LEAD_SETTINGS],
  'api::missed-address.missed-address',
];

type State =
  | { status: 'idle' | 'checking' | 'failed' }
  | { status: 'checked'; findings: Finding[]; entry: EntryCheck };

/**
 * The panel “Content check”. It reads all of the content, so that it is asked for: what visitors see, and
 * why what is saved would not be published.
 */
export function EntryFindingsPanel({ model, document }: PanelProps) {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>({ status: 'idle' });
  const documentId = typeof document?.documentId === 'string' ? document.documentId : null;
  if (!documentId || UNCHECKED.includes(model)) return null;

  const check = async () => {
    setState({ status: 'checking' });
    try {
      const [{ data }, { data: entry }] = await Promise.all([
        get<Report>('/content-check?fresh'),
        get<EntryCheck>(`/entry-check/${model}/${documentId}`),
      ]);
      const findings = data.findings.filter((finding) => isAbout(finding.entry, model, documentId));
      setState({ status: 'checked', findings, entry });
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
        {state.status === 'checked' && <Findings {...state} />}
        <CheckButton isChecking={state.status === 'checking'} onCheck={() => void check()} />
      </Flex>
    ),
  };
}

// Strapi shows what a panel returns some 60 ms later: until then the button would not take the keyboard back.
function CheckButton({ isChecking, onCheck }: { isChecking: boolean; onCheck: () => void }) {
  const button = useFocusKept(isChecking);
  return (
    <Button ref={button} variant="tertiary" loading={isChecking} onClick={onCheck}>
      Check this entry
    </Button>
  );
}

function Findings({ findings, entry }: { findings: Finding[]; entry: EntryCheck }) {
  const { refusals, leadingHere, isPublished } = entry;
  return (
    <>
      {refusals.length > 0 && (
        <Typography variant="sigma">What is saved would not be published</Typography>
      )}
      {refusals.map(({ place, message }) => (
        <OneFinding key={`${place} ${message}`} title={place} message={message} />
      ))}
      {leadsToNothing(entry) && (
        <OneFinding
          title="Links to this entry"
          message={`It is not published, and visitors who follow these find nothing: ${leadingHere.join(', ')}.`}
        />
      )}
      {refusals.length > 0 && isPublished && findings.length > 0 && (
        <Typography variant="sigma">What visitors see</Typography>
      )}
      {findings.map(({ place, message, title }) => (
        <OneFinding key={`${place} ${message}`} title={place || title} message={message} />
      ))}
    </>
  );
}

function OneFinding({ title, message }: { title: string; message: string }) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Typography fontWeight="semiBold">{title}</Typography>
      <Typography>{message}</Typography>
    </Flex>
  );
}

function leadsToNothing({ isPublished, leadingHere }: EntryCheck): boolean {
  return !isPublished && leadingHere.length > 0;
}

function resultOf(state: State): string {
  if (state.status === 'failed') return 'The site did not respond.';
  if (state.status !== 'checked') return '';
  const { findings, entry } = state;
  const count = findings.length + entry.refusals.length + (leadsToNothing(entry) ? 1 : 0);
  if (count > 0) return count === 1 ? 'One finding' : `${count} findings`;
  return entry.isPublished
    ? 'Nothing to correct, neither in what visitors see of this entry nor in what is saved.'
    : 'Nothing to correct in what is saved. No visitor sees this entry yet.';
}

function isAbout(entry: Finding['entry'], model: string, documentId: string): boolean {
  const path = entry?.adminPath ?? '';
  return path.endsWith(`/${model}/${documentId}`) || path.endsWith(`/single-types/${model}`);
}
