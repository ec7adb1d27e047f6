export default function NotFound() {
  return <h1>Page not Found</h1>;
}
