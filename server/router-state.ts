// What lib/server/ops/next-internals.ts is for the server alone: this would be a part of each bundle that
// imports that file. tests/server/router-state.test.ts checks it against the installed framework.
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/** Where a browser that follows a link says which parts of the page it has. */
export const ROUTER_STATE_HEADER = 'next-router-state-tree';

/** Whether the framework can read the header's value; it throws for another one. None is one that it can read. */
export function isRouterState(value: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(value);
    return true;
  } catch {
    return false;
  }
}
