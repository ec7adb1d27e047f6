import 'server-only';
import { shared } from '@/lib/server/ops/shared-state';
import type { Finding } from './finding';

declare module '@/lib/server/ops/shared-state' {
  interface SharedState {
    lastReport: LastReport;
  }
}

export type ContentReport = {
  /** ISO 8601. */
  checkedAt: string;
  entries: number;
  findings: (Finding & { title: string })[];
};

/** Also what no webhook tells of, such as a certificate that ends, is in the report soon. */
const REPORT_TTL_MS = 10 * 60 * 1000;

/** The report of the last check, for the pages of the admin that show it: a check reads all content. */
class LastReport {
  private running: Promise<ContentReport> | null = null;
  private last: { report: ContentReport; expiresAt: number } | null = null;

  /** @param isFresh Whether what was checked before is of no use. A running check is. */
  read(check: () => Promise<ContentReport>, isFresh: boolean): Promise<ContentReport> {
    const { last } = this;
    if (!isFresh && last && Date.now() < last.expiresAt) return Promise.resolve(last.report);
    this.running ??= this.run(check);
    return this.running;
  }

  /** Content has changed: what is known, or being checked, is of before. */
  expire(): void {
    this.running = null;
    this.last = null;
  }

  private run(check: () => Promise<ContentReport>): Promise<ContentReport> {
    const own = check().then((report) => {
      if (this.running === own) this.last = { report, expiresAt: Date.now() + REPORT_TTL_MS };
      return report;
    });
    const end = () => {
      if (this.running === own) this.running = null;
    };
    own.then(end, end);
    return own;
  }
}

/** The last report of this process. */
export function lastReport(): LastReport {
  return shared('lastReport', () => new LastReport());
}
