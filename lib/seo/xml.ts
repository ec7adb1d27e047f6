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
  return [...text].filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0)).join('');
}

function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000;
}
