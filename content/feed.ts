/** The fixed texts of the RSS and JSON feeds. */
export const FEED_COPY = {
  title: (brand: string) => `${brand} News`,
  description: (brand: string) => `${brand}. News and lessons from our work.`,
} as const;
