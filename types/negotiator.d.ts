// The types on DefinitelyTyped are those of an older version, without `preferred`.
declare module 'negotiator' {
  type Headers = Readonly<Record<string, string | undefined>>;

  export default class Negotiator {
    constructor(request: { headers: Headers });
    /** Those of the available encodings that are acceptable, the most preferred first. */
    encodings(available: string[], options?: { preferred?: string[] }): string[];
  }
}
