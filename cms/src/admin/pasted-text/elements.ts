/** Puts an element of another kind, without attributes, in the place of one. */
export function rename(document: Document, element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** What is beside a node, where there is more than space between. */
export function adjacentTo(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let found = node[side];
  while (found && found.nodeType !== 1 && (found.nodeValue ?? '').trim() === '') {
    found = found[side];
  }
  return found;
}
