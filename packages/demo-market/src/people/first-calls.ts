import type { Random } from '../random.ts';
import { iso } from './clock.ts';
import type { Call } from './notes.ts';
import type { DemoLead } from './people.types.ts';

const MINUTE = 60_000;
type Wait = readonly [low: number, high: number];

/** Minutes: within the hour, within the day, and the next days. */
const WAITS: readonly (readonly [wait: Wait, share: number])[] = [
  [[4, 55], 0.45],
  [[60, 360], 0.35],
  [[600, 2_600], 0.2],
];

type Drawn = Omit<DemoLead, 'id'>;

/** Most leads that somebody works on were called soon after they came in. */
export function withFirstCall(random: Random, lead: Drawn, calls: readonly Call[]): Drawn {
  const [low, high] = random.weighted(WAITS);
  const at = iso(Date.parse(lead.createdAt) + random.int(low, high) * MINUTE);
  const { body, outcome } = random.pick(calls);
  const isCalled = random.chance(0.85);
  // Before whatever a person did first: the last assignment has been made by then.
  const next = lead.activities.findIndex(({ kind }) => ['call', 'note', 'moved'].includes(kind));
  const first = lead.activities[next];
  if (!isCalled || !first || at >= first.at || at <= (lead.activities[next - 1]?.at ?? ''))
    return lead;
  const minutes = outcome === 'reached' ? random.int(3, 20) : 0;
  const call = {
    kind: 'call',
    actorId: lead.userId,
    at,
    body,
    data: { outcome, minutes },
  } as const;
  return { ...lead, activities: lead.activities.toSpliced(next, 0, call) };
}
