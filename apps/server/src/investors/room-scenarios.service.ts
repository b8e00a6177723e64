import type { RoomScenario } from '@alpha/contract';
import { type Ctx, roomOf } from '../platform/http/context.ts';
import { outcomesUnder } from '../reports/index.ts';
import { roomReportToken, scenariosOfReader } from '../sharing/index.ts';
import { listReportLinks } from './saved-homes.queries.ts';

/** Each is simulated. */
const MOST_SHOWN = 24;

/** What the investor saved on reports that were sent to them. */
export async function listRoomScenarios(ctx: Ctx): Promise<RoomScenario[]> {
  const { leadId, sessionId } = roomOf(ctx);
  const links = await listReportLinks(ctx.db, leadId, []);
  const saved = await scenariosOfReader(
    ctx,
    links.map(({ id }) => id),
  );
  const shown = saved.slice(0, MOST_SHOWN);
  const outcomes = await outcomesUnder(ctx, shown);
  return shown.flatMap(({ shareId, propertyId, ...scenario }, i) => {
    const found = outcomes[i];
    // It may no longer be shown.
    if (!found) return [];
    const report_token = roomReportToken(ctx, { shareId, sessionId });
    return [{ ...scenario, property_id: propertyId, ...found, report_token }];
  });
}
