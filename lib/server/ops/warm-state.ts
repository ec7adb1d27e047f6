import 'server-only';
import { shared } from './shared-state';

declare module './shared-state' {
  interface SharedState {
    warmState: { isWarm: boolean };
  }
}

/** Whether the main screens of this server are rendered (server/warm-up.ts). */
export function warmState(): { isWarm: boolean } {
  return shared('warmState', () => ({ isWarm: false }));
}
