/** What Strapi passes to a panel beside the form of an entry. */
export type PanelProps = {
  model: string;
  documentId?: string;
  /** `published`: the form shows what visitors see, and changes nothing. */
  activeTab?: string;
  document?: Record<string, unknown>;
};

/** Of which draft, and on which screen, where there is a choice. */
export type PreviewProps = Pick<PanelProps, 'model' | 'documentId'> & { screen: string };
