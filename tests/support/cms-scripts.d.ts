/** What the scripts of `cms/` offer to tests; the package itself is plain JavaScript. */

declare module '*/cms/scripts/boot.mjs' {
  export type RunningCms = {
    url: string;
    port: number;
    dataDir: string;
    token: string;
    adminEmail: string;
    adminPassword: string;
    revalidateSecret: string;
    previewSecret: string;
    /** The end of what the service printed. */
    log(): string;
    stop(): Promise<void>;
  };

  export function bootCms(options: {
    port: number;
    dataDir: string;
    env?: Record<string, string>;
    timeout?: number;
  }): Promise<RunningCms>;
}

declare module '*/cms/scripts/editor.mjs' {
  export type CmsFields = Record<string, unknown>;
  export type CmsEntry = { id: number; documentId: string } & CmsFields;

  export type Editor = {
    request(method: string, target: string, body?: unknown): Promise<unknown>;
    list(
      uid: string,
      query?: string,
    ): Promise<{ results: CmsEntry[]; pagination: { total: number } }>;
    find(uid: string, field: string, value: string): Promise<CmsEntry | null>;
    get(uid: string, documentId: string): Promise<CmsEntry>;
    create(uid: string, fields: CmsFields): Promise<CmsEntry>;
    update(uid: string, documentId: string, fields: CmsFields): Promise<CmsEntry>;
    publish(uid: string, documentId: string, fields?: CmsFields): Promise<CmsEntry>;
    unpublish(uid: string, documentId: string): Promise<CmsEntry>;
    remove(uid: string, documentId: string): Promise<unknown>;
    getSingle(uid: string): Promise<CmsEntry>;
    updateSingle(uid: string, fields: CmsFields): Promise<CmsEntry>;
    publishSingle(uid: string, fields?: CmsFields): Promise<CmsEntry>;
    unpublishSingle(uid: string): Promise<CmsEntry>;
    removeSingle(uid: string): Promise<unknown>;
    createArticle(fields: CmsFields & { draft?: boolean }): Promise<CmsEntry>;
    updateArticle(documentId: string, fields: CmsFields): Promise<CmsEntry>;
    publishArticle(documentId: string, fields?: CmsFields): Promise<CmsEntry>;
    unpublishArticle(documentId: string): Promise<CmsEntry>;
    removeArticle(documentId: string): Promise<unknown>;
    upload(file: string, info?: CmsFields, content?: Uint8Array | string): Promise<CmsEntry>;
    replaceMedia(
      id: number,
      file: string,
      info?: CmsFields,
      content?: Uint8Array | string,
    ): Promise<unknown>;
    updateMedia(id: number, info: CmsFields): Promise<unknown>;
    removeMedia(id: number): Promise<unknown>;
  };

  export function createEditor(cms: {
    url: string;
    adminEmail: string;
    adminPassword: string;
  }): Promise<Editor>;
}
