import { afterEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { reportVitals } from '@/lib/browser/report-vitals';

type Listener = (metric: Pick<Metric, 'name' | 'value'>) => void;

const observers = vi.hoisted(() => new Set<Listener>());
vi.mock('web-vitals', () => {
  const observe = (listener: Listener) => void observers.add(listener);
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
});

afterEach(() => vi.unstubAllGlobals());

test('a visit is reported once, however often its tab is left', () => {
  const sendBeacon = vi.fn();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { location: { pathname: '/services' } });
  vi.stubGlobal('navigator', { sendBeacon });
  reportVitals();
  for (const [visibilityState, value] of [
    ['visible', 0.1],
    ['hidden', 0.2],
    ['visible', 0.2],
    ['hidden', 0.3],
  ] as const) {
    for (const listener of observers) listener({ name: 'CLS', value });
    Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
  }
  const report = JSON.stringify({ path: '/services', values: { CLS: 0.2 } });
  expect(sendBeacon.mock.calls).toEqual([['/api/vitals', report]]);
});
