import { themeProperties } from '@/lib/theme';

// Written into the page as it is, so that the first paint has the visitor's colour already.
const SCRIPT = `try{for(const[k,v]of Object.entries((${themeProperties})(localStorage.getItem('theme'))??{}))document.documentElement.style.setProperty(k,v)}catch{}`;

/** Sets the visitor's button colour before the first paint; anything unreadable is ignored. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
