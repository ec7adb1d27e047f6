/** One static page without a link, an image, a style or an island. */
export default function Page() {
  return (
    <main>
      <h1>Hello, world</h1>
    </main>
  );
}
