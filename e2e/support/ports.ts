const FIRST_PORT = Number(process.env.E2E_PORT || 4300);
const PORTS_PER_WORKER = 20;

/** The ports of one worker's test environment. */
export function portsOf(workerIndex: number) {
  const base = FIRST_PORT + PORTS_PER_WORKER * workerIndex;
  return { site: base, proxy: base + 1, cms: base + 2 };
}
