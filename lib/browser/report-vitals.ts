import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures this visit and sends the figures when the visitor first leaves the page. They are the names of
 * the vitals, their values and the path; nothing that tells who it was.
 */
export function reportVitals(): void {
  const path = window.location.pathname;
  const values = new Map<string, number>();
  const note = ({ name, value }: Metric) => values.set(name, value);
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(note);
  // A visit counts once, however often its tab is left.
  const send = () => {
    if (document.visibilityState === 'visible' || values.size === 0) return;
    document.removeEventListener('visibilitychange', send);
    navigator.sendBeacon(
      '/api/vitals',
      JSON.stringify({ path, values: Object.fromEntries(values) }),
    );
  };
  document.addEventListener('visibilitychange', send);
}
