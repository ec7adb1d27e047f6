import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TopBar } from '@/components/shell/header/top-bar';

test('without phone, e-mail and hours there is no empty bar', () => {
  expect(renderToStaticMarkup(<TopBar settings={[]} />)).toBe('');
});
