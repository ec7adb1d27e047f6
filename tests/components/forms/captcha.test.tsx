// @vitest-environment happy-dom
import { DEFAULT_SCRIPT_ID } from '@marsidev/react-turnstile';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Captcha } from '@/components/forms/quote/captcha';

vi.mock('@marsidev/react-turnstile', async (original) => ({
  ...(await original<typeof import('@marsidev/react-turnstile')>()),
  // It is the script of a third party.
  Turnstile: () => null,
}));

test('captchas that are gone leave one listener at the script, which removes it when it fails', () => {
  const script = document.head.appendChild(document.createElement('script'));
  script.id = DEFAULT_SCRIPT_ID;
  const added = vi.spyOn(script, 'addEventListener');
  const removed = vi.spyOn(script, 'removeEventListener');
  for (const action of ['contact', 'quote', 'newsletter'])
    render(<Captcha siteKey="key" action={action} isMissing={false} />).unmount();
  const left = new Set(added.mock.calls.map(([, listener]) => listener));
  for (const [, listener] of removed.mock.calls) left.delete(listener);
  expect(left.size).toBe(1);
  script.dispatchEvent(new Event('error'));
  expect(document.getElementById(DEFAULT_SCRIPT_ID)).toBeNull();
});
