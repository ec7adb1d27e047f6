import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { noBreakSpans } from '@/lib/text/no-break';

/** In these every character counts. */
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp']);

/** A rehype plugin for what is drawn: no line ends within a span of numbers. */
export function rehypeNoBreak() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (node.type === 'element' && VERBATIM.has(node.tagName)) return SKIP;
      if (node.type === 'text') node.value = noBreakSpans(node.value);
      return undefined;
    });
}
