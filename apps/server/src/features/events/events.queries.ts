import type { Db } from '../../db/db.ts';
import { users } from '../../db/schema/index.ts';

export function listTeamPlaces(db: Db) {
  return db.select({ id: users.id, role: users.role, leaderId: users.leaderId }).from(users);
}
