/** A text as one line of Markdown, with the characters of its syntax escaped. */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** A Markdown link. */
export function markdownLink(text: string, url: string): string {
  // A bracket in the URL would end it.
  const address = url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20');
  return `[${markdownText(text)}](${address})`;
}
