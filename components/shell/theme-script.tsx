import { themeProperties } from '@/lib/theme';

// Written into the page as it is; a stored colour that cannot be read is ignored.
const SCRIPT = `try{for(const[k,v]of Object.entries((${themeProperties})(localStorage.getItem('theme'))??{}))document.documentElement.style.setProperty(k,v)}catch{}`;

/**
 * Applies the visitor's colour before the first paint. The Content-Security-Policy knows the script by
 * its attribute and its place before the header (server/inline-scripts.ts).
 */
export function ThemeScript() {
  return <script data-script="theme" dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
