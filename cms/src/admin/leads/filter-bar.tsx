import {
  Button,
  Flex,
  Searchbar,
  SearchForm,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import { STATUSES } from '../../leads/lead-types';
import { type Filters, NO_FILTERS, PERIODS, toPeriod } from './filters';

type FilterBarProps = { filters: Filters; onChange: (filters: Filters) => void };

/** Above the list: which leads it shows. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  // Another choice begins with its first page.
  const change = (choice: Partial<Filters>) => onChange({ ...filters, page: 1, ...choice });
  return (
    <Flex gap={2} wrap="wrap" paddingBottom={4}>
      <SearchForm onSubmit={(event) => event.preventDefault()}>
        <Searchbar
          name="search"
          value={filters.search}
          onChange={(event) => change({ search: event.target.value })}
          onClear={() => change({ search: '' })}
          clearLabel="Show all"
          placeholder="Name, company, phone, words …"
        >
          Search leads
        </Searchbar>
      </SearchForm>
      <SingleSelect
        aria-label="When"
        size="S"
        value={filters.period}
        onChange={(period) => change({ period: toPeriod(period) })}
      >
        {Object.entries(PERIODS).map(([period, label]) => (
          <SingleSelectOption key={period} value={period}>
            {label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <SingleSelect
        aria-label="Status"
        size="S"
        placeholder="Any status"
        value={filters.status}
        onClear={() => change({ status: '' })}
        onChange={(status) => change({ status: String(status) })}
      >
        {STATUSES.map((status) => (
          <SingleSelectOption key={status} value={status}>
            {status}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Toggle isOn={filters.isMine} onPress={() => change({ isMine: !filters.isMine })}>
        Mine
      </Toggle>
      <Toggle
        isOn={filters.isUnanswered}
        onPress={() => change({ isUnanswered: !filters.isUnanswered })}
      >
        Unanswered for two days
      </Toggle>
      <Button variant="ghost" onClick={() => onChange(NO_FILTERS)}>
        All leads
      </Button>
    </Flex>
  );
}

function Toggle(props: { isOn: boolean; onPress: () => void; children: string }) {
  return (
    <Button
      variant={props.isOn ? 'secondary' : 'tertiary'}
      aria-pressed={props.isOn}
      onClick={props.onPress}
    >
      {props.children}
    </Button>
  );
}
