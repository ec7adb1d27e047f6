import XMLBuilder from 'fast-xml-builder';

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/**
 * An XML document.
 *
 * @param root Its root element: keys are names, keys that start with `@_` attributes.
 */
export function toXml(root: Record<string, unknown>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root)}`;
}

/** A text without the characters that XML does not allow, not even escaped. */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}
