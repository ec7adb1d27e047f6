/** More than the statements of a publish and of the reads of the site, with lists of several lengths. */
const MAX_STATEMENTS = 500;

type Database = { prepare: (sql: string) => unknown };

/**
 * Has a connection to SQLite keep the statements that it has prepared, the latest {@link MAX_STATEMENTS}: the
 * query builder prepares each one again, which takes an eighth of the time of a publish. SQLite itself prepares
 * a statement again when the schema has changed.
 */
export function reuseStatements(database: Database): void {
  const prepare = database.prepare.bind(database);
  const statements = new Map<string, unknown>();
  database.prepare = (sql) => {
    const statement = statements.get(sql) ?? prepare(sql);
    // The last one of the map is the one used last.
    statements.delete(sql);
    statements.set(sql, statement);
    const [oldest] = statements.keys();
    if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    return statement;
  };
}
