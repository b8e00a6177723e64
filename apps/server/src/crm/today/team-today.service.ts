import { isAllowed, type TeamMember } from '@alpha/contract';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import { scopeOf } from '../leads/lead-scope.ts';
import {
  countOverdueByOwner,
  countSignalsByOwner,
  countWaitingByOwner,
  listTeam,
  medianResponseByOwner,
} from './team-today.queries.ts';

export async function getTeamToday(ctx: Ctx): Promise<TeamMember[]> {
  const { id, role } = viewerOf(ctx);
  const scope = scopeOf(ctx);
  const owners = { viewerId: id, scope };
  const [team, waiting, signals, overdue, responses] = await Promise.all([
    listTeam(ctx.db, isAllowed(role, 'lead:read:all') ? null : id),
    countWaitingByOwner(ctx.db, owners),
    countSignalsByOwner(ctx.db, owners),
    countOverdueByOwner(ctx.db, owners),
    medianResponseByOwner(ctx.db, scope),
  ]);
  return team.map((user) => {
    const own = <Row extends { userId: number }>(rows: readonly Row[]) =>
      rows.find(({ userId }) => userId === user.id);
    return {
      user,
      waiting: own(waiting)?.count ?? 0,
      waiting_since: own(waiting)?.since?.toISOString() ?? null,
      signals: own(signals)?.count ?? 0,
      overdue: own(overdue)?.count ?? 0,
      minutes_to_contact: own(responses)?.minutes ?? null,
    };
  });
}
