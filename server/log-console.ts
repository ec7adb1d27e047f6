import { inspect, stripVTControlCharacters } from 'node:util';
import { logWarning } from '@/lib/server/ops/log';

/** How often one kind of line is written. */
const INTERVAL_MS = 60_000;
const MAX_KINDS = 100;
const MAX_LENGTH = 4_000;
/** What a visitor may have sent, as messages have it: an address, something in quotation marks. */
const SENT = /\bhttps?:\/\/[^\s"]+|"[^"\n]*"/g;

type Kind = { writtenAt: number; skipped: number };

/**
 * Makes warnings of our log of what the framework prints itself. It prints several lines for each image that there is
 * not, each form that it cannot read and each action that it does not know, with what was asked for: anybody could
 * fill the log, and nothing reads such lines.
 */
export function logConsole(target: Pick<Console, 'error' | 'warn'> = console): void {
  const kinds = new Map<string, Kind>();
  const log = (...parts: unknown[]) => {
    const reason = toReason(parts);
    if (reason === '') return;
    const [kind = ''] = reason.split('\n', 1);
    const known = kinds.get(kind);
    const now = performance.now();
    if (known && now - known.writtenAt < INTERVAL_MS) {
      known.skipped += 1;
      return;
    }
    if (kinds.size >= MAX_KINDS) kinds.clear();
    kinds.set(kind, { writtenAt: now, skipped: 0 });
    logWarning('printed', { reason, ...(known?.skipped && { skipped: known.skipped }) });
  };
  target.error = log;
  target.warn = log;
}

function toReason(parts: readonly unknown[]): string {
  const texts = parts.flatMap((part) => {
    if (part instanceof Error) return inspect(part);
    // What else an object has may be of a visitor.
    return typeof part === 'string' || typeof part === 'number' ? String(part) : [];
  });
  const text = stripVTControlCharacters(texts.join(' '));
  return text.replaceAll(SENT, '…').slice(0, MAX_LENGTH).trim();
}
