// cspell:disable -- names of elements
/** Every element of HTML, and the two languages that it may contain. */
const KNOWN = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br
  button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe
  image img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes
  noscript object ol optgroup option output p param picture plaintext portal pre progress q rp rt ruby s samp script
  search section select slot small source span strike strong style sub summary sup svg table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr xmp`.split(/\s+/),
);
// cspell:enable
const TAG = /<(?=\/?([a-z][a-z0-9]*)(?:[\s/>]|$))/gi;

/** HTML in which words in angle brackets that are no tag, such as `<question>`, are words. */
export function escapeUnknownTags(html: string): string {
  return html.replace(TAG, (bracket, name: string) =>
    KNOWN.has(name.toLowerCase()) ? bracket : '&lt;',
  );
}
