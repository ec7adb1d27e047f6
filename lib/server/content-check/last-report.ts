import 'server-only';
import { shared } from '@/lib/server/ops/shared-state';
import type { Finding } from './finding';

export type ContentReport = {
  /** ISO 8601. */
  checkedAt: string;
  entries: number;
  findings: (Finding & { title: string })[];
};

/** Also what no webhook tells of, such as a certificate that ends, is in the report soon. */
const REPORT_TTL_MS = 10 * 60 * 1000;

type Check = () => Promise<ContentReport>;
/** What {@link LastReport.read} may return: any report, one of the present content, or one of a new check. */
export type Wanted = 'last' | 'current' | 'fresh';

/** The report of the last check, for the pages of the admin that show it: a check reads all content. */
class LastReport {
  #running: { report: Promise<ContentReport>; isOutdated: boolean } | null = null;
  #last: { report: ContentReport; expiresAt: number } | null = null;

  /** A running check counts as a new one, unless content has changed since it began. */
  async read(check: Check, wanted: Wanted): Promise<ContentReport> {
    const last = this.#last;
    if (wanted !== 'fresh' && last && performance.now() < last.expiresAt) return last.report;
    const next = this.#check(check);
    if (wanted !== 'last' || !last) return next;
    next.catch(() => undefined);
    return last.report;
  }

  /** Content has changed: what is known, or being checked, is of before. */
  expire(): void {
    if (this.#running) this.#running.isOutdated = true;
    if (this.#last) this.#last.expiresAt = 0;
  }

  /** Two checks beside each other would take twice as much from visitors: the next one waits for an outdated one. */
  async #check(check: Check): Promise<ContentReport> {
    while (this.#running?.isOutdated) await this.#running.report.catch(() => undefined);
    this.#running ??= this.#begin(check);
    return this.#running.report;
  }

  #begin(check: Check): { report: Promise<ContentReport>; isOutdated: boolean } {
    const own = { report: check(), isOutdated: false };
    own.report = own.report
      .then((report) => {
        const expiresAt = own.isOutdated ? 0 : performance.now() + REPORT_TTL_MS;
        this.#last = { report, expiresAt };
        return report;
      })
      .finally(() => {
        this.#running = null;
      });
    return own;
  }
}

/** The last report of this process. */
export const lastReport = shared('lastReport', () => new LastReport());
