/** Where a visitor came from who sent something. */
export type SubmissionSource = {
  /** Path of the page that it was sent from. */
  page: string | null;
  /** Address of the page that led to the site, without its query. */
  referrer: string | null;
  /** The values of the campaign by their name, such as `utm_source`. */
  utm: Readonly<Record<string, string>>;
};
