/** What the scripts offer to the journeys; they are plain JavaScript, to run before any install. */
declare module '*/scripts/lib/world.mjs' {
  type Environment = Record<string, string | undefined>;
  type Program = { child: { pid?: number }; stop(): Promise<void>; log(): string };

  export function ensureCmsBuilt(options: { admin: boolean }): Promise<void>;
  export function ensureSiteBuilt(env: Environment): Promise<boolean>;
  export function startSite(env: Environment): Promise<Program>;
  export function digest(dir: string, paths: string[], settings?: object): string;
  export function stopAll(): Promise<void>;
}

declare module '*/scripts/lib/java.mjs' {
  export function findJava(): Promise<string | null>;
}

declare module '*/scripts/lib/browser.mjs' {
  export const BROWSER_ARGS: string[];
  export function findBrowser(): Promise<string | null>;
}

declare module 'vnu-jar' {
  /** Path of the checker's JAR. */
  const path: string;
  export default path;
}
