import type { InventoryEntry } from '@/content-client';
import { type Finding, type Report, toFinding } from '@/lib/server/content-check/finding';

/** An entry of the content service with these fields. */
export function entry(
  type: InventoryEntry['type'],
  fields: Record<string, unknown> = {},
  parts: Partial<InventoryEntry> = {},
): InventoryEntry {
  return { type, isSingle: false, documentId: 'doc', label: type, fields, blocks: [], ...parts };
}

/** Runs a check and returns its findings. */
export function findingsOf(check: (report: Report) => void): Finding[] {
  const findings: Finding[] = [];
  check((...finding) => findings.push(toFinding(...finding)));
  return findings;
}

/** Rule, place and message of each finding. */
export function summaryOf(check: (report: Report) => void): [string, string, string][] {
  return findingsOf(check).map(({ rule, place, message }) => [rule, place, message]);
}
