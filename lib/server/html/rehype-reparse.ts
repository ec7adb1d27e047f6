import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** One pass moves what is nested wrongly; what it moves may be wrong at its new place. */
const MAX_PASSES = 4;

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify);

/**
 * A rehype plugin that makes the tree the one a browser builds from it. An editor may nest elements
 * in a way that no parser keeps, such as a block in a paragraph; React would then find another page
 * than the one it rendered. Runs last.
 */
export function rehypeReparse() {
  return (tree: Root): Root => {
    let text = html.stringify(tree);
    let parsed = inBody(text);
    for (let pass = 1; pass < MAX_PASSES; pass += 1) {
      const again = html.stringify(parsed);
      if (again === text) break;
      text = again;
      parsed = inBody(text);
    }
    return parsed;
  };
}

// Inside an element of the page: by itself, a fragment may begin with a row of a table.
function inBody(text: string): Root {
  const [body] = html.parse(`<div>${text}</div>`).children;
  return { type: 'root', children: body?.type === 'element' ? body.children : [] };
}
