import { headers } from 'next/headers';

export default async function Dynamic() {
  return <h1>{(await headers()).get('x-visitor')}</h1>;
}
