export const dynamic = 'force-dynamic';

/** From now on a page that is held waits after it has read its content. */
export function POST() {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  globalThis.hold = { renders: 0, over, end };
  return new Response();
}

/** How many renders wait. */
export function GET() {
  return new Response(String(globalThis.hold?.renders));
}

/** Lets them go on. */
export function DELETE() {
  globalThis.hold?.end();
  globalThis.hold = undefined;
  return new Response();
}
