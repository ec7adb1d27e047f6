import { Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { TableHead } from '../table-head';
import type { Difference } from './version';

/** Texts above this length are shown without their words compared: it would take seconds. */
const MAX_COMPARED_LETTERS = 50_000;
const COLUMNS = ['Field', 'In this version: comes back', 'Now: came later'];

/** Field by field: what a version contains, and what the entry contains now. */
export function DifferenceTable({ differences }: { differences: Difference[] }) {
  return (
    <Table colCount={COLUMNS.length} rowCount={differences.length + 1}>
      <TableHead columns={COLUMNS} />
      <Tbody>
        {differences.map((difference) => (
          <Row key={`${difference.place} ${difference.before}`} difference={difference} />
        ))}
      </Tbody>
    </Table>
  );
}

function Row({ difference: { place, before, after } }: { difference: Difference }) {
  const [then, now] = mark(before, after);
  return (
    <Tr>
      <Td>
        <Typography fontWeight="semiBold">{place}</Typography>
      </Td>
      {[then, now].map((text, index) => (
        <Td key={COLUMNS[index]} style={{ width: '42%', verticalAlign: 'top' }}>
          <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Td>
      ))}
    </Tr>
  );
}

/** The two texts as *Restore* changes them: marked is what comes back, struck through what goes. */
function mark(before: string, after: string): [ReactNode, ReactNode] {
  if (before === '' || after === '') return [before || '(empty)', after || '(empty)'];
  if (before.length + after.length > MAX_COMPARED_LETTERS) return [before, after];
  const changes = diffWordsWithSpace(after, before).map((change, index) => ({ ...change, index }));
  return [
    changes
      .filter(({ removed }) => !removed)
      .map(({ added, value, index }) => (added ? <ins key={index}>{value}</ins> : value)),
    changes
      .filter(({ added }) => !added)
      .map(({ removed, value, index }) => (removed ? <del key={index}>{value}</del> : value)),
  ];
}
