// Both error boundaries of every page show it: here it is in a script that they share, and not in each of theirs.
import './components/screens/failure/failure-in-browser';
import { endNavigation, startNavigation } from './components/shell/navigation-progress';

// A page that the browser restores from its back/forward cache is there already.
window.addEventListener('pageshow', endNavigation);

// A plain link within the page makes an entry of the history that the router knows nothing of: who comes
// back to it would see the address change and not the page. The router takes it over by this.
window.addEventListener('hashchange', () => {
  if (!window.history.state) window.history.replaceState(null, '', window.location.href);
});

// Some visits are measured, by a part that comes after everything else.
if (Math.random() * 100 < Number(document.documentElement.dataset.vitals)) {
  const report = async () => (await import('./lib/browser/report-vitals')).reportVitals();
  // A small page may have loaded before this runs.
  if (document.readyState === 'complete') void report();
  else window.addEventListener('load', report);
}

/** Called by the router when a navigation starts; back and forward have their page already. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  startNavigation(url, window.location.href);
  if (type === 'traverse') endNavigation();
}
