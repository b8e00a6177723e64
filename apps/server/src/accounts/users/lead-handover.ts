import type { Role } from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';

type Owner = { id: number; role: Role };

/** What happens to leads when their owner leaves or changes role. The CRM does it; `app.ts` passes it in. */
export type LeadHandover = {
  /** → how many leads changed hands. */
  handOverLeads: (ctx: Ctx, from: Owner, to: Owner) => Promise<number>;
  /** → how many leads moved to the first column of the new role's board. */
  restartLeads: (ctx: Ctx, owner: Owner) => Promise<number>;
};
