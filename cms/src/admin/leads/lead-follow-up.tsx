import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Lead } from '../../leads/inbox/lead';
import type { Person } from '../../leads/inbox/people';
import { STATUSES } from '../../leads/lead-types';

type LeadFollowUpProps = {
  lead: Lead;
  onChange: (change: { status?: string; ownerId?: number | null }) => void;
};

/** How far it is, and who takes care of it. Each choice is saved at once. */
export function LeadFollowUp({ lead, onChange }: LeadFollowUpProps) {
  const { get } = useFetchClient();
  const [people, setPeople] = useState<Person[]>([]);
  useEffect(() => {
    get<{ people: Person[] }>('/leads/people').then(
      ({ data }) => setPeople(data.people),
      // The owner there is stays shown.
      () => setPeople([]),
    );
  }, [get]);
  const isListed = people.some(({ id }) => id === lead.ownerId);
  return (
    <Flex gap={4} alignItems="flex-start">
      <Field.Root width="100%" hint="Saved at once">
        <Field.Label>Status</Field.Label>
        <SingleSelect
          value={lead.status}
          onChange={(status) => onChange({ status: String(status) })}
        >
          {STATUSES.map((status) => (
            <SingleSelectOption key={status} value={status}>
              {status}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      <Field.Root width="100%" hint="Saved at once">
        <Field.Label>Who takes care of it</Field.Label>
        <SingleSelect
          placeholder="Nobody yet"
          value={isListed ? String(lead.ownerId) : lead.owner}
          onClear={() => onChange({ ownerId: null })}
          onChange={(id) => id !== lead.owner && onChange({ ownerId: Number(id) })}
        >
          {lead.owner && !isListed && (
            <SingleSelectOption value={lead.owner}>{lead.owner}</SingleSelectOption>
          )}
          {people.map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
    </Flex>
  );
}
