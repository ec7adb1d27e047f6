import { ensureTestBuild } from './build';

/** Builds what the workers copy; `npm test` has done it before. */
export default async function globalSetup(): Promise<void> {
  if (!process.env.E2E_IS_BUILT) await ensureTestBuild();
}
