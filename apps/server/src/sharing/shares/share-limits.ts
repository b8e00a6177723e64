import type { Ctx } from '../../platform/http/context.ts';

export const DAY_MS = 86_400_000;
/** When a link that is mailed now stops opening. */
export const linkEnd = ({ deps }: Ctx, now: number) =>
  new Date(now + deps.config.shareDays * DAY_MS);
/** Links; a day of work, not a campaign: nobody's account becomes a sender of spam. */
export const MOST_A_DAY = 200;
