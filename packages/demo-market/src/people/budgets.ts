import type { Random } from '../random.ts';
import type { DemoLead } from './people.types.ts';
import { phaseOf } from './phases.ts';
import { statuses } from './staff.ts';

type Drawn = Omit<DemoLead, 'id'>;

/** Columns that a lead reaches only after somebody has asked for its budget. */
const ASKED = new Set(['profile', 'options', 'offer', 'closed']);

/** Leads without a quiz say in a talk how much they have. */
export function withBudget(random: Random, lead: Drawn): Drawn {
  const initialPayment = 1_000 * Math.round(70 * random.factor(0.6) + random.range(0, 60));
  const column = statuses.find(({ id }) => id === lead.statusId);
  const isAsked = column !== undefined && ASKED.has(phaseOf(column.name));
  return lead.quiz === null && isAsked ? { ...lead, initialPayment } : lead;
}
