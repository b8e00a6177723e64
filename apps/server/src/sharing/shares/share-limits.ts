import type { Ctx } from '../../platform/http/context.ts';

export const DAY_MS = 86_400_000;
/** When a link sent now expires. */
export const linkExpiry = ({ deps }: Ctx, now: number) =>
  new Date(now + deps.config.shareDays * DAY_MS);
/** Per sender. Keeps a stolen account from sending spam. */
export const MAX_LINKS_PER_DAY = 200;
