export type Period = 'all' | 'week' | 'month' | 'last-month';

export type Filters = {
  period: Period;
  status: string;
  isMine: boolean;
  isUnanswered: boolean;
  search: string;
  page: number;
};

export const NO_FILTERS: Filters = {
  period: 'all',
  status: '',
  isMine: false,
  isUnanswered: false,
  search: '',
  page: 1,
};

export const PERIODS: Record<Period, string> = {
  all: 'Any time',
  week: 'This week',
  month: 'This month',
  'last-month': 'Last month',
};

/** The filters as they stand in the address of the page; what is not there is not filtered. */
export function readFilters(params: URLSearchParams): Filters {
  return {
    period: toPeriod(params.get('period')),
    status: params.get('status') ?? '',
    isMine: params.has('mine'),
    isUnanswered: params.has('unanswered'),
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

/** The same the other way round: the list that somebody comes back to, or loads again, is the one they left. */
export function toParams(filters: Filters): Record<string, string> {
  const { period, status, isMine, isUnanswered, search, page } = filters;
  return {
    ...(period !== 'all' && { period }),
    ...(status && { status }),
    ...(isMine && { mine: 'true' }),
    ...(isUnanswered && { unanswered: 'true' }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** A period, as an address or a list of choices has it; what is none counts as all time. */
export function toPeriod(value: unknown): Period {
  switch (value) {
    case 'week':
    case 'month':
    case 'last-month':
      return value;
    default:
      return 'all';
  }
}

/** The query of the service for a choice of filters. */
export function toQuery(filters: Filters, now = new Date()): URLSearchParams {
  const query = new URLSearchParams();
  const [since, until] = rangeOf(filters.period, now);
  if (since) query.set('since', since.toISOString());
  if (until) query.set('until', until.toISOString());
  if (filters.status) query.set('status', filters.status);
  if (filters.isMine) query.set('mine', 'true');
  if (filters.isUnanswered) query.set('unanswered', 'true');
  if (filters.search.trim()) query.set('search', filters.search.trim());
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

/** From and to, in the hours of this computer; a week begins on Monday. */
function rangeOf(period: Period, now: Date): [Date | null, Date | null] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  switch (period) {
    case 'all':
      return [null, null];
    case 'week':
      return [new Date(year, month, day - ((now.getDay() + 6) % 7)), null];
    case 'month':
      return [new Date(year, month, 1), null];
    case 'last-month':
      return [new Date(year, month - 1, 1), new Date(year, month, 1)];
  }
}
