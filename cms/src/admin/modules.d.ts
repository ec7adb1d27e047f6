declare module '*.md?raw' {
  const text: string;
  export default text;
}

/** Of the bundler that builds the admin. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
  glob<Value>(
    pattern: string,
    options: { eager: true; query: string; import: string },
  ): Record<string, Value>;
}
