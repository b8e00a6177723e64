import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/index.ts';

export function listTeamPlaces(db: Db) {
  return db.select({ id: users.id, role: users.role, leaderId: users.leaderId }).from(users);
}
