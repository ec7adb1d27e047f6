import { themeProperties } from '@/lib/colour/theme';

// An image that does not load is marked, so that the style sheet can put the placeholder in its place
// (specification §8). Errors of images do not bubble, and come before any other script runs.
const WATCH_IMAGES = `addEventListener('error',({target:t})=>{if(t instanceof HTMLImageElement)t.dataset.failed=''},true);`;

// Written into the page as it is; a stored colour that cannot be read is ignored.
const SCRIPT = `${WATCH_IMAGES}try{for(const[k,v]of Object.entries((${themeProperties})(localStorage.getItem('theme'))??{}))document.documentElement.style.setProperty(k,v)}catch{}`;

/**
 * Applies the visitor's colour before the first paint, and watches for images that fail. The
 * Content-Security-Policy knows the script by its attribute and its place before the header
 * (server/inline-scripts.ts).
 */
export function ThemeScript() {
  return <script data-script="theme" dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
