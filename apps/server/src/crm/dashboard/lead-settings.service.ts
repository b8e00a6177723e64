import type {
  getLeadSettings as getLeadSettingsEndpoint,
  InputOf,
  ResultOf,
  updateLeadSettings as updateLeadSettingsEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { getDefaultOwner, getTurns, setTurns } from '../intake/lead-turns.service.ts';
import { findLostStatusIds, lostStatuses, saveLostStatusIds } from '../statuses/lost-statuses.ts';
import { inLanguage } from '../statuses/status-name.ts';
import { wonStatuses } from '../statuses/won-statuses.ts';
import { findWonStatusIds, listColumns, saveWonStatusIds } from './lead-settings.queries.ts';

type Settings = ResultOf<typeof getLeadSettingsEndpoint>;

export async function getLeadSettings(ctx: Ctx): Promise<Settings> {
  const statuses = await listColumns(ctx.db);
  const won = wonStatuses(statuses, await findWonStatusIds(ctx.db));
  return {
    turns: await getTurns(ctx),
    default_owner: await getDefaultOwner(ctx),
    won_status_ids: won.map(({ id }) => id),
    lost_status_ids: lostStatuses(statuses, await findLostStatusIds(ctx.db)).map(({ id }) => id),
    statuses: statuses.map(inLanguage(ctx.locale)),
  };
}

export async function updateLeadSettings(
  ctx: Ctx,
  {
    body: { leader_id, won_status_ids, lost_status_ids },
  }: InputOf<typeof updateLeadSettingsEndpoint>,
): Promise<Settings> {
  return inTransaction(ctx, async (ctx) => {
    if (leader_id !== undefined) await setTurns(ctx, leader_id);
    if (won_status_ids !== undefined) {
      const known = await listColumns(ctx.db);
      if (!won_status_ids.every((id) => known.some((status) => status.id === id)))
        throw new AppError('request.invalid', { fields: { won_status_ids: ['notAllowed'] } });
      await saveWonStatusIds(ctx.db, won_status_ids);
    }
    if (lost_status_ids !== undefined) {
      const known = await listColumns(ctx.db);
      if (!lost_status_ids.every((id) => known.some((status) => status.id === id)))
        throw new AppError('request.invalid', { fields: { lost_status_ids: ['notAllowed'] } });
      await saveLostStatusIds(ctx.db, lost_status_ids);
    }
    const settings = await getLeadSettings(ctx);
    await recordAudit(ctx, {
      action: 'lead_settings.changed',
      data: { turns_of: settings.turns?.leader.name ?? null },
    });
    return settings;
  });
}
