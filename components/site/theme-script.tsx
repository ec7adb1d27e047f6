// Runs before the first paint, so it is written out, small, and catches everything: `theme` in
// local storage is {r, g, b}; the text on it is chosen by contrast (specification §3, Theme).
const SCRIPT = `try{var t=JSON.parse(localStorage.getItem('theme')),c=[t.r,t.g,t.b].map(function(v){v=Math.round(+v);if(!(v>=0&&v<=255))throw 0;return v}),l=c.map(function(v){v/=255;return v<=.03928?v/12.92:Math.pow((v+.055)/1.055,2.4)}),y=.2126*l[0]+.7152*l[1]+.0722*l[2],s=document.documentElement.style;s.setProperty('--accent',c.join(' '));s.setProperty('--on-accent',1.05/(y+.05)>(y+.05)/.05?'#fff':'#000')}catch(e){}`;

/** Sets the visitor's button colour before the first paint; anything unreadable is ignored. */
export function ThemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
