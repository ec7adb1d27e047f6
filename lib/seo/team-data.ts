import type { Organization, Person } from 'schema-dts';
import type { TeamMember } from '@/content-client';
import { memberPath } from '@/lib/routing/member-path';
import { anchorOf, anchorsOf } from '@/lib/text/anchor';
import { organizationId, type ToUrl } from './json-ld';

/** The organization with the people who are shown, for the page about them. */
export function employees(team: readonly TeamMember[], toUrl: ToUrl): Organization {
  const anchors = anchorsOf(team.map(({ name }) => name));
  const employee = team.map(
    (member, index): Person => ({
      ...person(member, anchors[index] ?? '', toUrl),
      ...(member.biography && { description: member.biography }),
      ...(member.photo && { image: member.photo.url }),
      worksFor: { '@id': organizationId(toUrl) },
    }),
  );
  return {
    '@type': 'Organization',
    '@id': organizationId(toUrl),
    ...(employee.length > 0 && { employee }),
  };
}

/** Who wrote an article: a member of the team is found there. */
export function author(name: string, team: readonly TeamMember[], toUrl: ToUrl): Person {
  const member = team.find((candidate) => candidate.name === name);
  return member ? person(member, anchorOf(name), toUrl) : { '@type': 'Person', name };
}

function person({ name, designation }: TeamMember, anchor: string, toUrl: ToUrl) {
  const url = toUrl(memberPath(encodeURIComponent(anchor)));
  return {
    '@type': 'Person' as const,
    // Names without letters and numbers have no place of their own.
    ...(anchor && { '@id': url }),
    name,
    url,
    ...(designation && { jobTitle: designation }),
  };
}
