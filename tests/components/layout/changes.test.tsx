import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Changes } from '@/components/layout/changes';

test('a figure is read with its word, and no line parts it from its unit', () => {
  const changes = [{ label: 'Finding who owes money', before: '4 hours', after: '20 seconds' }];
  const markup = renderToStaticMarkup(<Changes changes={changes} layout="rows" />);
  const text = markup.replace(/<[^>]*>/g, '');
  expect(text).toContain('Before: 4\u00a0hours');
  expect(text).toContain('After: 20\u00a0seconds');
});
