// What staff should correct in the content, with a link to each entry.
import {
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Link,
  Table,
  Tbody,
  Td,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { TableHead } from '../table-head';
import { useFocusKept } from '../use-focus-kept';
import type { Finding, Report } from './report';

/** A rule with more findings is closed at first: after them nobody would come to the next rule. */
const MAX_OPEN = 20;

type State = { status: 'checking' } | { status: 'failed' } | { status: 'checked'; report: Report };

export default function ContentCheckPage() {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>({ status: 'checking' });
  const read = useCallback(
    async (target: string) => {
      setState({ status: 'checking' });
      try {
        const { data } = await get<Report>(target);
        setState({ status: 'checked', report: data });
      } catch {
        setState({ status: 'failed' });
      }
    },
    [get],
  );
  useEffect(() => {
    void read('/content-check');
  }, [read]);

  const button = useFocusKept(state.status === 'checking');
  return (
    <Page.Main>
      <Page.Title>Content check</Page.Title>
      <Layouts.Header
        title="Content check"
        subtitle={subtitleOf(state)}
        primaryAction={
          <Button
            ref={button}
            onClick={() => void read('/content-check?fresh')}
            loading={state.status === 'checking'}
          >
            Check again
          </Button>
        }
      />
      <Layouts.Content>
        <VisuallyHidden role="status">{subtitleOf(state)}</VisuallyHidden>
        {state.status === 'failed' && (
          <EmptyStateLayout content="The site did not respond. Is it running?" />
        )}
        {state.status === 'checked' && <Findings findings={state.report.findings} />}
      </Layouts.Content>
    </Page.Main>
  );
}

function subtitleOf(state: State): string {
  if (state.status === 'checking') return 'Checking everything that the site shows …';
  if (state.status === 'failed') return 'Not checked';
  const { findings, entries } = state.report;
  const count = findings.length === 1 ? 'One finding' : `${findings.length} findings`;
  return `${count} in ${entries} entries`;
}

function Findings({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return <EmptyStateLayout content="Nothing to correct." />;
  const rules = [...new Map(findings.map(({ rule, title }) => [rule, title]))];
  return (
    <Flex direction="column" alignItems="stretch" gap={8}>
      {rules.map(([rule, title]) => {
        const ofRule = findings.filter((finding) => finding.rule === rule);
        return (
          <details key={rule} open={ofRule.length <= MAX_OPEN}>
            <Box tag="summary" paddingBottom={3} cursor="pointer">
              <Typography variant="delta" tag="h2" style={{ display: 'inline' }}>
                {title} ({ofRule.length})
              </Typography>
            </Box>
            <FindingsTable findings={ofRule} />
          </details>
        );
      })}
    </Flex>
  );
}

function FindingsTable({ findings }: { findings: Finding[] }) {
  return (
    <Table colCount={3} rowCount={findings.length + 1}>
      <TableHead columns={['Entry', 'Where', 'What']} />
      <Tbody>
        {findings.map(({ entry, place, message }) => (
          <Tr key={`${entry?.adminPath} ${place} ${message}`}>
            <Td>
              {entry ? (
                <Link tag={NavLink} to={entry.adminPath}>
                  {entry.label}
                </Link>
              ) : (
                <Typography>–</Typography>
              )}
              <Typography tag="p" variant="pi" textColor="neutral600">
                {entry?.type}
              </Typography>
            </Td>
            <Td>
              <Typography textColor="neutral800">{place || 'the entry'}</Typography>
            </Td>
            <Td>
              {/* The table keeps its lines in one; a message may be long. */}
              <Typography textColor="neutral800" style={{ whiteSpace: 'normal' }}>
                {message}
              </Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
