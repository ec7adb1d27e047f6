import 'server-only';
import { shared } from './shared-state';

/**
 * Whether the main screens of this server are rendered (server/warm-up.ts), and what is done then; whether
 * it is being stopped.
 */
type WarmState = { isWarm: boolean; isStopping: boolean; tasks: (() => void)[] };

/** The state of this process. */
export const warmState = shared(
  'warmState',
  (): WarmState => ({ isWarm: false, isStopping: false, tasks: [] }),
);

/** Says that the main screens are rendered. */
export function setWarm(): void {
  const state = warmState();
  state.isWarm = true;
  for (const task of state.tasks.splice(0)) task();
}

/** Says that this server is being stopped: visitors must not be sent to it any more, warm or not. */
export function setStopping(): void {
  warmState().isStopping = true;
}

/** Whether visitors can be sent to this server. */
export function isReadyForVisitors(): boolean {
  const { isWarm, isStopping } = warmState();
  return isWarm && !isStopping;
}
