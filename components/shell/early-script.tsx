import { OBEY_BUTTONS } from '@/components/ui/dialog/obey-buttons';
import { themeProperties } from '@/lib/colour/theme';

// An image that does not load is marked, so that the style sheet can put the placeholder in its place
// (specification §8). Errors of images do not bubble, and come before any other script runs.
const WATCH_IMAGES = `addEventListener('error',({target:t})=>{if(t instanceof HTMLImageElement)t.dataset.failed=''},true);`;

// A stored colour that cannot be read is ignored.
const SET_THEME = `try{for(const[k,v]of Object.entries((${themeProperties})(localStorage.getItem('theme'))??{}))document.documentElement.style.setProperty(k,v)}catch{}`;

const SCRIPT = WATCH_IMAGES + SET_THEME + OBEY_BUTTONS;

/**
 * What must work before any other script has arrived: it applies the visitor's colour before the first
 * paint, watches for images that fail, and has buttons open their dialogs where the browser does not.
 * It is written into the page as it is; the Content-Security-Policy knows it by its attribute and its
 * place before the header (server/inline-scripts.ts).
 */
export function EarlyScript() {
  return <script data-script="early" dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
