import { watchNavigations } from './components/shell/slow-navigation';

const OVERLAY_ID = 'loading-overlay';

const onNavigation = watchNavigations({
  address: () => window.location.href,
  show: (isShown) => {
    const overlay = document.getElementById(OVERLAY_ID);
    if (!overlay) return;
    overlay.toggleAttribute('data-shown', isShown);
    // The words are put in when they are true: that is what a screen reader announces.
    const words = overlay.querySelector('[data-words]');
    if (words) words.textContent = isShown ? 'Loading…' : '';
  },
});

// A page taken back from the browser's memory is there already.
window.addEventListener('pageshow', () => onNavigation(window.location.href));

/** Called by the router when a navigation starts; back and forward have their page already. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse'): void {
  onNavigation(type === 'traverse' ? window.location.href : url);
}
