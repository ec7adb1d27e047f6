import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FailureScreen } from '@/components/screens/failure/failure-screen';

test('a failed page says so, offers two ways on, and gives no reason', () => {
  const html = renderToStaticMarkup(<FailureScreen />);
  expect(html).toContain('<h1');
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('Try again');
  expect(html).toContain('href="/"');
});
