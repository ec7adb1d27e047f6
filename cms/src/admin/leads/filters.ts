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

/** The query of the service for a choice of filters. The days of a period are the organization's, else this computer's. */
export function toQuery(filters: Filters): URLSearchParams {
  const query = new URLSearchParams(toParams({ ...filters, search: filters.search.trim() }));
  if (filters.period !== 'all') query.set('timeZone', ownTimeZone());
  return query;
}

/** The time zone of this computer, such as `Africa/Nairobi`. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
