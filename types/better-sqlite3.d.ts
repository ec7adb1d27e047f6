/** The part of better-sqlite3 that the scripts use; it comes without types. */
declare module 'better-sqlite3' {
  type Statement = {
    all: (...values: unknown[]) => Record<string, unknown>[];
    iterate: (...values: unknown[]) => IterableIterator<Record<string, unknown>>;
    run: (...values: unknown[]) => unknown;
    get: (...values: unknown[]) => Record<string, unknown> | undefined;
  };

  export default class Database {
    constructor(
      file: string,
      options?: { readonly?: boolean; fileMustExist?: boolean; timeout?: number },
    );
    pragma(text: string, options?: { simple: boolean }): unknown;
    prepare(sql: string): Statement;
    close(): void;
  }
}
