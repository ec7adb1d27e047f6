import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MemberCard } from '@/components/screens/about/member-card';
import { MemberDialog } from '@/components/screens/about/member-dialog';
import { TEAM_COPY } from '@/content/about';
import type { Image, TeamMember } from '@/content-client';

const MEMBER: TeamMember = {
  name: 'Asha Mrisho',
  designation: 'Head of Delivery',
  biography: null,
  photo: null,
};

const PHOTO: Image = {
  url: '/portrait',
  alt: 'Asha Mrisho',
  mime: null,
  width: 640,
  height: 800,
  caption: null,
  isPhotograph: false,
  focalPoint: null,
};

describe('the card of a member and its dialog', () => {
  test('offers to read more where there is more to read', () => {
    const html = render({ biography: 'Asha began on the help desk.' });
    expect(html).toContain('Read More');
    expect(html).toContain('Asha began on the help desk.');
  });

  test('has one general sentence, and no Read More, for a member without a description', () => {
    const html = render({});
    expect(html).not.toContain('Read More');
    expect(html).toContain(TEAM_COPY.noBiography);
    expect(html).toContain('Show Asha Mrisho');
  });

  test('shows the initials on a weave where there is no photo', () => {
    expect(render({})).toContain('>AM<');
    expect(render({ name: 'Élodie' })).toContain('>É<');
  });

  test('shows a photograph in two tones, and what was drawn in its colours', () => {
    expect(render({ photo: { ...PHOTO, isPhotograph: true } })).toContain(' portrait"');
    expect(render({ photo: PHOTO })).not.toContain(' portrait"');
  });

  test('cuts no hair off in the low frame that a phone has', () => {
    const place = 'max-sm:[--point:50%_10%]';
    expect(render({ photo: { ...PHOTO, isPhotograph: true } })).toContain(place);
    expect(render({ photo: PHOTO })).not.toContain(place);
  });

  test('names the dialog after the member, and opens it without a script', () => {
    const html = render({});
    expect(html).toContain('command="show-modal" commandfor="member-1"');
    expect(html).toMatch(/<dialog[^>]* id="member-1"[^>]* aria-label="Asha Mrisho"/);
  });

  test('shows a description as text, whatever it looks like', () => {
    expect(render({ biography: '<script>alert(1)</script>' })).not.toContain('<script>');
  });
});

function render(member: Partial<TeamMember>) {
  const whole = { ...MEMBER, ...member };
  return renderToStaticMarkup(
    <>
      <MemberCard anchor="asha-mrisho" member={whole} dialogId="member-1" />
      <MemberDialog member={whole} id="member-1" />
    </>,
  );
}
