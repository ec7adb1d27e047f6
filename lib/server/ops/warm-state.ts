import 'server-only';
import { shared } from './shared-state';

/** Whether the main screens of this server are rendered (server/warm-up.ts), and what is done then. */
type WarmState = { isWarm: boolean; tasks: (() => void)[] };

declare module './shared-state' {
  interface SharedState {
    warmState: WarmState;
  }
}

/** The state of this process. */
export function warmState(): WarmState {
  return shared('warmState', () => ({ isWarm: false, tasks: [] }));
}

/** Says that the main screens are rendered. */
export function setWarm(): void {
  const state = warmState();
  state.isWarm = true;
  for (const task of state.tasks.splice(0)) task();
}
