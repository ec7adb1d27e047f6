import { expect, test } from 'vitest';
import { type ContentClient, isOptionalTag, TAGS } from '../../content-client';
import { ADDED_TYPES, type AddedType } from '../../content-client/added-types';
import { errorResponse } from '../support/fake-fetch';
import { setup } from './support';

const READS: Record<AddedType, (client: ContentClient) => Promise<unknown>> = {
  'company profile': (client) => client.companyProfile.find(),
  redirects: (client) => client.redirects.list(),
  'service pages': (client) => client.servicePages.list(),
  'case studies': (client) => client.caseStudies.list(),
  testimonials: (client) => client.testimonials.list(),
  certificates: (client) => client.certificates.list(),
  vacancies: (client) => client.vacancies.list(),
  'press kit': (client) => client.pressKit.find(),
};

test.each(Object.entries(READS))(
  'that a service does not show its %s is an answer, and their tag says so',
  async (type, read) => {
    const { client, requests } = setup([errorResponse(403, 'Forbidden')]);
    expect((await read(client)) ?? []).toEqual([]);
    const tags = Object.entries(ADDED_TYPES).flatMap(([name, tag]) => (name === type ? tag : []));
    expect(requests[0]?.init.next).toMatchObject({ tags: expect.arrayContaining(tags) });
    expect(tags.map(isOptionalTag)).toEqual([true]);
  },
);

test('what the specification names must be shown, except the category tree', () => {
  const optional = Object.values(TAGS).filter(isOptionalTag);
  expect(optional.toSorted()).toEqual([...Object.values(ADDED_TYPES), TAGS.categories].sort());
});
