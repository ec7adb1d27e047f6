import { expect, test } from 'vitest';
import type { TeamMember } from '@/content-client';
import { author, employees } from '@/lib/seo/team-data';

const toUrl = (path: string) => `https://site.example${path}`;
const PAGE = 'https://site.example/aboutus/management-team';

const asha: TeamMember = {
  name: 'Asha Nyerere',
  designation: 'Head of Support',
  biography: 'Asha answers at night.',
  photo: null,
};

test('the people of the organization have an address each, also those of one name', () => {
  const twin: TeamMember = { ...asha, designation: '', biography: null };
  expect(employees([asha, twin], toUrl)).toMatchObject({
    employee: [
      {
        '@type': 'Person',
        '@id': `${PAGE}#asha-nyerere`,
        url: `${PAGE}#asha-nyerere`,
        name: 'Asha Nyerere',
        jobTitle: 'Head of Support',
        description: 'Asha answers at night.',
      },
      { '@id': `${PAGE}#asha-nyerere-2`, name: 'Asha Nyerere' },
    ],
  });
  expect(JSON.stringify(employees([twin], toUrl))).not.toMatch(/jobTitle|description|image/);
});

test('an organization that shows nobody names nobody', () => {
  expect(employees([], toUrl)).not.toHaveProperty('employee');
});

test('an author of the team is found there, any other has a name', () => {
  expect(author('Asha Nyerere', [asha], toUrl)).toMatchObject({
    '@id': `${PAGE}#asha-nyerere`,
    url: `${PAGE}#asha-nyerere`,
    jobTitle: 'Head of Support',
  });
  expect(author('A guest', [asha], toUrl)).toEqual({ '@type': 'Person', name: 'A guest' });
});

test('the address of a name with accents is percent-encoded, one without letters is the page', () => {
  const [named, nameless] = ['José', '!!!'].map((name) => ({ ...asha, name }));
  expect(author('José', named ? [named] : [], toUrl)).toMatchObject({ '@id': `${PAGE}#jos%C3%A9` });
  const described = author('!!!', nameless ? [nameless] : [], toUrl);
  expect(described).toMatchObject({ url: PAGE });
  expect(described).not.toHaveProperty('@id');
});
