declare module 'mime-types' {
  /** The type of a file by its extension; `false` for one that is not known. */
  export function lookup(extension: string): string | false;
  /** The extension of a type, without its dot; `false` for one that is not known. */
  export function extension(type: string): string | false;
}
