import { themeProperties } from '@/lib/theme';

// Written into the page as they are. The first paint has the visitor's colour already; and once
// nothing more is being loaded, the whole page is laid out (globals.css: first screen first).
const THEME = `try{for(const[k,v]of Object.entries((${themeProperties})(localStorage.getItem('theme'))??{}))document.documentElement.style.setProperty(k,v)}catch{}`;
const LOADED = `addEventListener('load',()=>requestAnimationFrame(()=>{document.documentElement.dataset.loaded=''}))`;

/** What must have run before the first paint; a colour that cannot be read is ignored. */
export function BeforePaintScript() {
  return <script dangerouslySetInnerHTML={{ __html: `${THEME};${LOADED}` }} />;
}
