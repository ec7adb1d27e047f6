export default function UnexpectedError() {
  return <h1>Something failed</h1>;
}
