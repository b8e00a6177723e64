import { createRandom } from '../random.ts';
import { withBudget } from './budgets.ts';
import { withFirstCall } from './first-calls.ts';
import { drawLead } from './lead.ts';
import { TEXTS } from './notes.ts';
import type { DemoLead, DemoPeople } from './people.types.ts';
import { curators, statuses, users } from './staff.ts';

export type PeopleOptions = {
  seed?: number;
  /** Today of the demo, YYYY-MM-DD. */
  asOf?: string;
  leads?: number;
};

const sourceShares = [
  ['quiz', 0.6],
  ['home', 0.17],
  ['landing', 0.14],
  ['staff', 0.09],
] as const satisfies readonly (readonly [DemoLead['source'], number])[];

/** The demo's staff and leads: a pure function of its options. */
export function generatePeople(options: PeopleOptions = {}): DemoPeople {
  const { seed = 1, asOf = '2026-11-01', leads = 150 } = options;
  const random = createRandom(seed, 'leads');
  const taken = new Set<string>();
  // Of its own, so that what is drawn for the leads stays the same.
  const calls = createRandom(seed, 'first calls');
  const budgets = createRandom(seed, 'budgets');
  const drawn = sourcesFor(leads)
    .map((source) => drawLead(random, source, asOf, taken))
    .map(({ lead, language }) => withFirstCall(calls, lead, TEXTS[language].calls))
    .map((lead) => withBudget(budgets, lead));
  return {
    users: users.map((each) => ({ ...each })),
    curators: curators.map((each) => ({ ...each })),
    statuses: statuses.map((each) => ({ ...each })),
    // Numbers follow the day a lead came in.
    leads: drawn
      .sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
      .map((lead, i) => ({ id: i + 1, ...lead })),
  };
}

/** Fixed shares, so that six in ten come from the quiz whatever the seed. */
function sourcesFor(count: number): DemoLead['source'][] {
  let upTo = 0;
  return sourceShares.flatMap(([source, share]) => {
    const from = Math.round(upTo * count);
    upTo += share;
    return Array.from({ length: Math.round(upTo * count) - from }, () => source);
  });
}
