import { OBEY_BUTTONS } from '@/components/ui/dialog/obey-buttons';
import { themeProperties } from '@/lib/colour/theme';

// An image that does not load is marked, so that the style sheet can put the placeholder in its place
// (specification §8). Of a script that the page was loaded with, the framework's loader is told of the first
// failure, and tries again; of the second it would have the whole page replaced by the screen for errors.
// Untold it waits: the page stays as the server made it, which is all there and works by itself.
// Errors of elements do not bubble, and those of images come before any other script runs.
const WATCH_ERRORS = `{const f={};addEventListener('error',e=>{const t=e.target;if(t instanceof HTMLImageElement)t.dataset.failed='';else if(f[t.src])e.stopImmediatePropagation();else if(t instanceof HTMLScriptElement)f[t.src]=document.readyState!='complete'},true)}`;

// A stored colour that cannot be read is ignored.
const SET_THEME = `try{for(const[k,v]of Object.entries((${themeProperties})(localStorage.getItem('theme'))??{}))document.documentElement.style.setProperty(k,v)}catch{}`;

const SCRIPT = WATCH_ERRORS + SET_THEME + OBEY_BUTTONS;

/**
 * What must work before any other script has arrived: it applies the visitor's colour before the first
 * paint, watches for images and scripts that fail, and has buttons open their dialogs where the browser does not.
 * It is written into the page as it is; the Content-Security-Policy knows it by its attribute and its
 * place before the header (server/inline-scripts.ts).
 */
export function EarlyScript() {
  return <script data-script="early" dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
