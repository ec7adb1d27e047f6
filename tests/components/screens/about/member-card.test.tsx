import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MemberCard } from '@/components/screens/about/member-card';
import { TEAM_COPY } from '@/content/about';
import type { TeamMember } from '@/content-client';

const MEMBER: TeamMember = {
  name: 'Asha Mrisho',
  designation: 'Head of Looms',
  biography: null,
  photo: null,
};

describe('the card of a member', () => {
  test('offers to read more where there is more to read', () => {
    const html = render({ biography: 'Asha began at the loom.' });
    expect(html).toContain('Read More');
    expect(html).toContain('Asha began at the loom.');
  });

  test('has one general sentence, and no Read More, for a member without a description', () => {
    const html = render({});
    expect(html).not.toContain('Read More');
    expect(html).toContain(TEAM_COPY.noBiography);
    expect(html).toContain('Show Asha Mrisho');
  });

  test('shows the initials on cloth where there is no photo', () => {
    expect(render({})).toContain('>AM<');
    expect(render({ name: 'Élodie' })).toContain('>É<');
  });

  test('shows a description as text, whatever it looks like', () => {
    expect(render({ biography: '<script>alert(1)</script>' })).not.toContain('<script>');
  });
});

function render(member: Partial<TeamMember>) {
  return renderToStaticMarkup(<MemberCard member={{ ...MEMBER, ...member }} />);
}
