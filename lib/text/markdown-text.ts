/** A text as one line of Markdown that says just that: signs that mean something are escaped. */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** A link of Markdown. */
export function markdownLink(text: string, url: string): string {
  // A bracket in the address would end it.
  const address = url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20');
  return `[${markdownText(text)}](${address})`;
}
