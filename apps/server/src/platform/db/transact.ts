import type { Db } from './db.ts';

/**
 * All or nothing; within another transaction a savepoint of it. The work must use the handle it is
 * given: the embedded database has one connection, and the outer handle would wait for it.
 */
export const transact = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction(work);
