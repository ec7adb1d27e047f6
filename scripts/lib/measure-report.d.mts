export type PageNumbers = {
  name: string;
  path: string;
  weight: {
    status: number;
    filesBytes: number;
    laterBytes: number;
    inlineBytes: number;
    dataBytes: number;
    htmlBytes: number;
    foreignHosts: string[];
  };
  lighthouse: {
    performance: number;
    accessibility: number;
    bestPractices: number;
    seo: number;
    lcpMs: number;
    cls: number;
    tbtMs: number;
    failed: Record<string, string[]>;
  } | null;
};

export type SearchNumbers = {
  articles: number;
  wordsInAnArticle: number;
  vocabulary: number;
  indexMs: number;
  foundShare: number;
  /** Sorted, in milliseconds. */
  times: readonly number[];
};

export function withSearchSection(markdown: string, search: SearchNumbers): string;
export function lighthouseSection(pages: readonly PageNumbers[]): string[];
export function median(numbers: readonly number[]): number;
export function missedMarks(results: {
  pages: readonly PageNumbers[];
  throughput: { browser: { ratio: number } } | null;
  search?: SearchNumbers;
}): string[];
