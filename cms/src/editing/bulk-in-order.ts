import type { Core } from '@strapi/strapi';

type Ids = readonly string[];
type Count = { count: number };
/** What Strapi does to the entries that staff tick in a list. */
type Manager = {
  publishMany: (uid: string, ids: Ids, locale: unknown) => Promise<number>;
  unpublishMany: (ids: Ids, uid: string, options: unknown) => Promise<Count>;
  deleteMany: (ids: Ids, uid: string, options: unknown) => Promise<Count>;
};

/**
 * Publishes, unpublishes and deletes several entries one after the other, all or none. Strapi begins with all of them at
 * once in one transaction: two drafts with one address would both be published, since neither sees the other, and on
 * PostgreSQL those that are still being checked when one is refused would be published after the transaction has ended.
 */
export function workInOrder(strapi: Core.Strapi): void {
  const manager: Manager = strapi.plugin('content-manager').service('document-manager');
  const { publishMany, unpublishMany, deleteMany } = manager;
  const inOrder = async (ids: Ids, work: (id: string) => Promise<number>): Promise<number> =>
    strapi.db.transaction(async () => {
      let count = 0;
      for (const id of ids) count += await work(id);
      return count;
    });
  manager.publishMany = (uid, ids, locale) =>
    inOrder(ids, (id) => publishMany.call(manager, uid, [id], locale));
  manager.unpublishMany = async (ids, uid, options) => ({
    count: await inOrder(
      ids,
      async (id) => (await unpublishMany.call(manager, [id], uid, options)).count,
    ),
  });
  manager.deleteMany = async (ids, uid, options) => ({
    count: await inOrder(
      ids,
      async (id) => (await deleteMany.call(manager, [id], uid, options)).count,
    ),
  });
}
