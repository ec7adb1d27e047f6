import 'server-only';
import { defaultTreeAdapter, Parser } from 'parse5';
import { TOO_MANY_MARKS, TOO_MANY_OPEN } from '@/content/errors';

/** Of one text: a table of 5000 rows has fewer, and each takes a fiftieth of a millisecond. */
const MAX_ELEMENTS = 40_000;
/** Of one text: what is left open by mistake makes some in each of its paragraphs. */
const MAX_COPIES = 5_000;
/**
 * Of elements in elements; a browser builds 512. What reads and renders them calls itself for each: some hundreds
 * could be read, by a version of Node that has room for them, and then failed the page while it was rendered.
 */
const MAX_NESTED = 256;

const { createElement } = defaultTreeAdapter;
const { getFragmentParser } = Parser;
const { onItemPush } = Parser.prototype;
/** The attributes of each tag; a copy of its element has the same. */
const tags = new WeakSet<object>();
let [elements, copies] = [0, 0];

// As a browser does, the parser copies what is still bold, or a link, into each block that follows: a few kilobytes
// would make millions of elements, and keep the server busy for minutes. It has no setting for this. What its
// callers make of a RangeError is what they make of a text that is nested too deeply.
defaultTreeAdapter.createElement = (name, namespace, attributes) => {
  elements += 1;
  if (tags.has(attributes)) copies += 1;
  else tags.add(attributes);
  if (elements > MAX_ELEMENTS) throw new RangeError(TOO_MANY_MARKS);
  if (copies > MAX_COPIES) throw new RangeError(TOO_MANY_OPEN);
  return createElement(name, namespace, attributes);
};

// Each text is parsed as a fragment, from beginning to end before another one.
Object.assign(Parser, {
  getFragmentParser(...args: Parameters<typeof getFragmentParser>) {
    [elements, copies] = [0, 0];
    return getFragmentParser.apply(Parser, args);
  },
});

Parser.prototype.onItemPush = function limited(...args: Parameters<typeof onItemPush>) {
  if (this.openElements.stackTop > MAX_NESTED) throw new RangeError(TOO_MANY_OPEN);
  onItemPush.apply(this, args);
};
