/** What people read when they open, leave or lose a preview. */
export const PREVIEW_COPY = {
  left: 'You have left the preview',
  leftText: 'The draft can no longer be seen. Open the preview again from the entry.',
  leftSharedText:
    'Others who have its link still see the draft. The link that you were sent opens it again for a day after it was made.',
  expired: 'This preview link has expired.',
  expiredText:
    'A link from an entry works for 30 minutes and until you leave the preview: reload the entry to get a new one. A link that somebody sent you works for a day: ask for a new one.',
  backToEntry: 'Back to the entry',
  publicPage: 'The page as visitors see it',
  noPublicPage: 'At the moment visitors find no page at its address.',
  home: 'The home page',
} as const;
