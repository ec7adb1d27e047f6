// What the tests of the plain Node modules that documents pass through use of them.

declare module '*/html-answers.mjs' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export const FAILURE_PATH: string;
  export function htmlAnswers(options: {
    failureFile: string;
    faces?: string[];
    env: Record<string, string | undefined>;
  }): (request: IncomingMessage, response: ServerResponse) => void;
}

declare module '*/content-policy.mjs' {
  export type PolicySettings = {
    mediaOrigin: string | null;
    hasCaptcha: boolean;
    isSecure: boolean;
    hosts: string[];
  };
  export function readPolicySettings(env: Record<string, string | undefined>): PolicySettings;
  export function contentPolicy(html: string, settings: PolicySettings, own?: string): string;
}

declare module '*/load-order.mjs' {
  export function readFaces(manifestFile: string): string[];
  export function inLoadOrder(html: string, faces?: string[]): string;
}
