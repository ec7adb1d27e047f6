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
