declare module '*.png' {
  const url: string;
  export default url;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}
