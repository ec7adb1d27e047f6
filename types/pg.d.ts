/** The part of pg that the scripts use; it comes without types. */
declare module 'pg' {
  type Row = Record<string, unknown>;

  type Ssl = boolean | { rejectUnauthorized?: boolean };

  export class Client {
    constructor(settings: { connectionString?: string; ssl: Ssl });
    readonly host: string;
    readonly port: number;
    readonly database: string;
    readonly user: string;
    readonly password: string | null;
    readonly ssl: Ssl;
    connect(): Promise<void>;
    query(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
    end(): Promise<void>;
  }

  const pg: { Client: typeof Client };
  export default pg;
}
