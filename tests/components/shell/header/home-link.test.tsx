import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeLink } from '@/components/shell/header/home-link';
import type { Setting } from '@/content-client';

const imageAt = (name: string): Setting['media'] => ({
  ...{ kind: 'image', url: `http://127.0.0.1:1337/uploads/${name}.png`, mime: 'image/png' },
  ...{ alt: '', caption: null, width: 400, height: 100, isPhotograph: false, focalPoint: null },
});

const draw = (tone: 'paper' | 'ink', second: Setting['media']) => {
  const logo = { key: 'company_logo', value: null, label: null, richText: null };
  const settings = [{ ...logo, media: imageAt('dark-letters'), supportMedia: second }];
  return renderToStaticMarkup(<HomeLink brand="Nyuzi" settings={settings} tone={tone} />);
};

test('on ink the one logo of an organization is adapted, and a second one is not', () => {
  expect(draw('ink', null)).toMatch(/<img [^>]*data-on-ink=""[^>]*dark-letters/);
  expect(draw('ink', imageAt('light-letters'))).not.toContain('data-on-ink');
  expect(draw('paper', null)).not.toContain('data-on-ink');
});
