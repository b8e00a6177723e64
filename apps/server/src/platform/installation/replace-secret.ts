import type { Db } from '../db/db.ts';
import { claimSetting, findSetting, replaceSetting } from '../db/settings.queries.ts';
import { transact } from '../db/transact.ts';
import { type Purpose, resealer } from '../lib/secret-box.ts';
import { fingerprintOf, otherSecret, SECRET_SETTING } from './secret-fingerprint.ts';

/** Rows with values that are encrypted for one purpose. */
type SealedRows = {
  list: (db: Db) => Promise<{ id: number; owner: string; sealed: Record<string, string | null> }[]>;
  update: (db: Db, id: number, sealed: Record<string, string>) => Promise<void>;
};

/** A keyed hash cannot be made again without what was hashed: the rows are deleted. → how many people. */
type KeyedRows = { forget: (db: Db) => Promise<number> };

/** What each purpose of the secret has stored; null: nothing that is looked up again. */
export type SecretUses = Record<Purpose, SealedRows | KeyedRows | null>;

export type Replaced = {
  /** Rows encrypted again. */
  sealed: Partial<Record<Purpose, number>>;
  /** People or browsers whose keyed hashes were deleted. */
  forgotten: Partial<Record<Purpose, number>>;
  /** Values that the old secret does not open either; they are left as they were. */
  unreadable: number;
};

type Replacement = {
  from: string;
  to: string;
  uses: SecretUses;
  /** In the same transaction. */
  onReplaced: (db: Db) => Promise<void>;
};

/** All or nothing. → null: the database already has the new secret. */
export function replaceSecret(
  db: Db,
  { from, to, uses, onReplaced }: Replacement,
): Promise<Replaced | null> {
  return transact(db, async (db) => {
    const isKnown = (await findSetting(db, SECRET_SETTING)) !== null;
    const agreed = await claimSetting(db, SECRET_SETTING, fingerprintOf(from));
    if (agreed === fingerprintOf(to)) return null;
    if (agreed !== fingerprintOf(from)) throw otherSecret();
    const replaced: Replaced = { sealed: {}, forgotten: {}, unreadable: 0 };
    const reseal = resealer(from, to);
    for (const [name, use] of Object.entries(uses)) {
      const purpose = name as Purpose;
      if (use && 'forget' in use) replaced.forgotten[purpose] = await use.forget(db);
      if (!use || 'forget' in use) continue;
      const { done, unreadable } = await resealRows(db, use, (owner, sealed) =>
        reseal(purpose, owner, sealed),
      );
      replaced.sealed[purpose] = done;
      replaced.unreadable += unreadable;
    }
    // No server has started on it yet: only values that cannot be opened show that the secret is wrong.
    if (!isKnown && replaced.unreadable > 0) throw otherSecret();
    await replaceSetting(db, SECRET_SETTING, fingerprintOf(to));
    await onReplaced(db);
    return replaced;
  });
}

async function resealRows(
  db: Db,
  { list, update }: SealedRows,
  reseal: (owner: string, sealed: string) => string,
): Promise<{ done: number; unreadable: number }> {
  let [done, unreadable] = [0, 0];
  for (const { id, owner, sealed } of await list(db)) {
    const again: Record<string, string> = {};
    for (const [column, value] of Object.entries(sealed))
      try {
        if (value) again[column] = reseal(owner, value);
      } catch {
        unreadable += 1;
      }
    if (Object.keys(again).length === 0) continue;
    await update(db, id, again);
    done += 1;
  }
  return { done, unreadable };
}
