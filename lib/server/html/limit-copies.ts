import 'server-only';
import { defaultTreeAdapter } from 'parse5';

/** What is left open by mistake has some; a hundred bold words that never end have one each in every paragraph. */
const MAX_COPIES = 5_000;

const { createElement } = defaultTreeAdapter;
/** The attributes of each tag; a copy of its element has the same. */
const tags = new WeakSet<object>();
let copies = 0;

// As a browser does, the parser copies what is still bold, or a link, into each block that follows: a few kilobytes
// would make millions of elements, and keep the server busy for minutes. It has no setting for this. What its
// callers make of a RangeError is what they make of a text that is nested too deeply.
defaultTreeAdapter.createElement = (name, namespace, attributes) => {
  if (tags.has(attributes)) {
    // Nothing else runs before a text is parsed.
    if (copies === 0) queueMicrotask(reset);
    copies += 1;
  } else tags.add(attributes);
  if (copies > MAX_COPIES) {
    reset();
    throw new RangeError('Too many elements are left open');
  }
  return createElement(name, namespace, attributes);
};

function reset(): void {
  copies = 0;
}
