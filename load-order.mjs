// In which order a browser fetches what a document needs: faces and styles, the first paint, then
// the scripts. See docs/decisions/0010.
import { readFileSync } from 'node:fs';

const SCRIPT = /<script src="\/_next\/static\/[^"]+"[^>]* async=""[^>]*><\/script>/g;
const SCRIPT_HINT = /<link rel="preload" as="script"[^>]*>/g;
const STYLESHEET = '<link rel="stylesheet"';

/**
 * Reads which faces the build would have every page fetch at once.
 *
 * @param manifestFile The build's `next-font-manifest.json`.
 * @returns Their addresses; none where there is no such file.
 */
export function readFaces(manifestFile) {
  try {
    const { app } = JSON.parse(readFileSync(manifestFile, 'utf8'));
    return [...new Set(Object.values(app).flat())].map((file) => `/_next/${file}`);
  } catch {
    return [];
  }
}

/**
 * Holds the framework's own scripts back until the browser has painted the document, or at once
 * where it is not shown yet; and names the faces where the framework does not, on 'not found'.
 *
 * @param html The whole document.
 * @param faces See `readFaces`.
 * @returns The same document, with a script before its styles that fetches the others.
 */
export function inLoadOrder(html, faces = []) {
  const hints = html.includes(' as="font"') ? [] : faces.map(faceHint);
  return (
    html
      .replace(SCRIPT_HINT, '')
      .replace(SCRIPT, (tag) => tag.replace(' src=', ' data-late-src=').replace(' async=""', ''))
      // Before the styles, so that it need not wait for them.
      .replace(
        STYLESHEET,
        () => `${hints.join('')}<script>(${loadAfterPaint})()</script>${STYLESHEET}`,
      )
  );
}

function faceHint(address) {
  return `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`;
}

/** Runs in the browser, as it is written here. */
function loadAfterPaint() {
  const longestWaitMs = 5000;
  const load = () => {
    for (const held of document.querySelectorAll('script[data-late-src]')) {
      const script = document.createElement('script');
      if (held.id) script.id = held.id;
      script.async = true;
      // Or the pictures further down would be fetched first.
      script.fetchPriority = 'high';
      script.src = held.dataset.lateSrc;
      held.replaceWith(script);
    }
  };
  // The paint before may be that of the empty ground.
  const loadOnceRead = (entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) load();
  };
  const loadAtPaint = () => {
    const tells = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (document.hidden || !tells) load();
    else new PerformanceObserver(loadOnceRead).observe({ type: 'paint', buffered: true });
  };
  addEventListener('DOMContentLoaded', loadAtPaint);
  addEventListener('visibilitychange', load, { once: true });
  // A style sheet that does not arrive must not keep the scripts away, too.
  setTimeout(load, longestWaitMs);
}
