import type { Core } from '@strapi/strapi';

type Transaction = {
  commit: (value?: unknown) => unknown;
  /** Settles when the transaction is over. */
  executionPromise: Promise<unknown>;
};

/**
 * A change that the database refuses at its end (a full disk, a lost connection) fails, as one that it refuses before.
 * The query builder's `commit()` resolves then as well and only `executionPromise` is rejected, which Strapi does not
 * wait for: a lead would be confirmed that is stored nowhere.
 */
export function awaitCommits(strapi: Core.Strapi): void {
  const { connection } = strapi.db;
  const begin = connection.transaction.bind(connection);
  const value = async (...options: [never]): Promise<unknown> => {
    const transaction = await begin(...options);
    return isTransaction(transaction) ? withAwaitedCommit(transaction) : transaction;
  };
  Object.defineProperty(connection, 'transaction', { value });
}

/** False for what the function returned that was given to a transaction: it is over then. */
function isTransaction(result: unknown): result is Transaction {
  return typeof result === 'function' && 'executionPromise' in result;
}

function withAwaitedCommit(transaction: Transaction): Transaction {
  const commit = transaction.commit.bind(transaction);
  return Object.assign(transaction, {
    commit: async (value?: unknown) => {
      await commit(value);
      await transaction.executionPromise;
    },
  });
}
