/** What the benchmark's scripts offer to tests; they are plain JavaScript. */

declare module '*/scripts/lib/measure-scripts.mjs' {
  export function inlineScripts(html: string): { code: string; data: string };
}

declare module '*/scripts/lib/sources.mjs' {
  export function listSiteSources(root: string): string[];
}

declare module '*/scripts/lib/stamp.mjs' {
  export function digest(dir: string, paths: readonly string[], settings?: object): string;
}
