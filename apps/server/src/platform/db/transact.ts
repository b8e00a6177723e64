import type { Db } from './db.ts';

/**
 * All or nothing; a savepoint inside another transaction. The callback must use the handle it gets:
 * the embedded database has one connection, and the outer handle would wait for it.
 */
export const transact = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction(work);
