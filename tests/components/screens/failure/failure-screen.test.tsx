import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { digestOf } from '@/components/screens/failure/digest-of';
import { FailureScreen } from '@/components/screens/failure/failure-screen';

test('a failed page says so, offers two ways on, and gives no reason', () => {
  const html = renderToStaticMarkup(<FailureScreen onRetry={() => undefined} />);
  expect(html).toContain('<h1');
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('Try again');
  expect(html).toContain('href="/"');
  expect(html).not.toContain('number helps');
});

test('the number of a logged error is shown, its message never', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { digest: '3141592' });
  const html = renderToStaticMarkup(
    <FailureScreen reference={digestOf(error)} onRetry={() => undefined} />,
  );
  expect(html).toContain('3141592');
  expect(html).not.toContain('ECONNREFUSED');
});

test.each([null, undefined, 'text', { digest: 7 }])('%j has no number', (error) => {
  expect(digestOf(error)).toBeUndefined();
});
