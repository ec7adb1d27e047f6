import { unstable_cache } from 'next/cache';

export const revalidate = 300;

export default async function Page() {
  await unstable_cache(async () => null, [], { tags: ['http-status:500'] })();
  return <h1>Something failed</h1>;
}
