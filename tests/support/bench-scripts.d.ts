/** What the benchmark's scripts offer to tests; they are plain JavaScript. */

declare module '*/scripts/lib/measure-report.mjs' {
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
}

declare module '*/scripts/lib/measure-scripts.mjs' {
  export function inlineScripts(html: string): { code: string; data: string };
}

declare module '*/scripts/lib/sources.mjs' {
  export function listSiteSources(root: string): string[];
}

declare module '*/scripts/lib/stamp.mjs' {
  export function digest(dir: string, paths: readonly string[], settings?: object): string;
}
