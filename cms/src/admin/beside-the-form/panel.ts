/** What Strapi passes to a panel beside the form of an entry. */
export type PanelProps = {
  model: string;
  documentId?: string;
  document?: Record<string, unknown>;
};
