// What the tests of html-answers.mjs and content-policy.mjs use of those plain Node modules.

declare module '*/html-answers.mjs' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export const FAILURE_PATH: string;
  export function htmlAnswers(options: {
    failureFile: string;
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
