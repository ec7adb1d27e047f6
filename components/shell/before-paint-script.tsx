import { themeProperties } from '@/lib/theme';

// Written into the page as they are. The first paint has the visitor's colour already; and once
// nothing more is being loaded, the whole page is laid out (globals.css: first screen first).
const THEME = `try{for(const[k,v]of Object.entries((${themeProperties})(localStorage.getItem('theme'))??{}))document.documentElement.style.setProperty(k,v)}catch{}`;
const LAYOUT = `(${layOutTheRest})()`;

/** One part in each frame, so that a slow phone answers in between. */
function layOutTheRest() {
  const later: HTMLElement[] = [];
  const layOutNext = () => {
    const part = later.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(layOutNext);
    } else document.documentElement.dataset.loaded = '';
  };
  addEventListener('contentvisibilityautostatechange', (event) => {
    const isSkipped = 'skipped' in event && event.skipped;
    if (isSkipped && event.target instanceof HTMLElement) later.push(event.target);
  });
  addEventListener('load', () => requestAnimationFrame(layOutNext));
}

/** What must have run before the first paint; a colour that cannot be read is ignored. */
export function BeforePaintScript() {
  return <script data-script="theme" dangerouslySetInnerHTML={{ __html: `${THEME};${LAYOUT}` }} />;
}
