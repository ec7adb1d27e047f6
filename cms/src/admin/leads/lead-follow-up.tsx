import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Lead } from '../../leads/inbox/lead';
import { STATUSES } from '../../leads/lead-types';

type LeadFollowUpProps = {
  lead: Lead;
  onChange: (change: { status?: string; owner?: string }) => void;
};

/** How far it is, and who takes care of it. Each choice is saved at once. */
export function LeadFollowUp({ lead, onChange }: LeadFollowUpProps) {
  const { get } = useFetchClient();
  const [people, setPeople] = useState<string[]>([]);
  useEffect(() => {
    get<{ people: string[] }>('/leads/people').then(
      ({ data }) => setPeople(data.people),
      // The owner there is stays shown.
      () => setPeople([]),
    );
  }, [get]);
  const owners = [...new Set([...(lead.owner ? [lead.owner] : []), ...people])];
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
          value={lead.owner}
          onClear={() => onChange({ owner: '' })}
          onChange={(owner) => onChange({ owner: String(owner) })}
        >
          {owners.map((owner) => (
            <SingleSelectOption key={owner} value={owner}>
              {owner}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
    </Flex>
  );
}
