declare module 'vnu-jar' {
  /** Path of the checker's JAR. */
  const path: string;
  export default path;
}
