export const dynamic = 'force-dynamic';

async function submit() {
  'use server';
}

export default function Action() {
  return (
    <form action={submit}>
      <button type="submit">Send</button>
    </form>
  );
}
