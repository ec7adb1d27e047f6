/** What staff read in a mail about an entry that waits for them. */
export const REVIEW_COPY = {
  ready: (title: string) => `Ready for review: ${title}`,
  readyText: (author: string, type: string, title: string) =>
    `${author} asks you to look at “${title}” (${type}) and to publish it, or to ask for changes.`,
  returned: (title: string) => `Changes are asked for: ${title}`,
  returnedText: (author: string, type: string, title: string) =>
    `${author} has looked at “${title}” (${type}) and asks you for changes.`,
  open: 'Open the entry',
} as const;
