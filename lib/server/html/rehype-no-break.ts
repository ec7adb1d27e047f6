import type { Nodes, Root } from 'hast';
import { noBreakSpans } from '@/lib/text/no-break';

/** In these every character counts. */
const VERBATIM = new Set(['code', 'pre', 'kbd', 'samp']);

/** A rehype plugin for what is drawn: no line ends within a span of numbers. */
export function rehypeNoBreak() {
  return (tree: Root) => keepSpans(tree);
}

function keepSpans(node: Nodes): void {
  if (node.type === 'text') node.value = noBreakSpans(node.value);
  if (!('children' in node) || (node.type === 'element' && VERBATIM.has(node.tagName))) return;
  for (const child of node.children) keepSpans(child);
}
