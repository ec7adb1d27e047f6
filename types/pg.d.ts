/** The part of pg that the scripts use; it comes without types. */
declare module 'pg' {
  type Row = Record<string, unknown>;

  export class Client {
    constructor(settings: { ssl: false | { rejectUnauthorized: boolean } });
    connect(): Promise<void>;
    query(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
    end(): Promise<void>;
  }

  const pg: { Client: typeof Client };
  export default pg;
}
