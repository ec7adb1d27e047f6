/** What the content check reports, in the words of the admin. */
export type Finding = {
  rule: string;
  /** What the report calls the rule. */
  title: string;
  message: string;
  place: string;
  entry: { type: string; label: string; adminPath: string } | null;
};

export type Report = { checkedAt: string; entries: number; findings: Finding[] };

/** What the service itself knows of one entry. */
export type EntryCheck = {
  /** Why what is saved would not be published. */
  refusals: { place: string; message: string }[];
  isPublished: boolean;
  /** Entries in which visitors see a link to it. */
  leadingHere: string[];
  /** What every page would miss without it: a sentence, or nothing. */
  loss: string;
};
