import type {
  Comparison,
  compareProperties as compareEndpoint,
  InputOf,
  ScenarioChanges,
} from '@alpha/contract';
import { HORIZON_YEARS, validateInputs } from '@alpha/engine';
import { canBeBought } from '@alpha/report-model/compare/rows';
import { readComparedView } from '@alpha/report-model/compare/view';
import type { ScenarioInputs } from '@alpha/report-model/scenario';
import { inputsUnder } from '@alpha/report-model/scenario-inputs';
import type { Ctx } from '../../platform/http/context.ts';
import { turnOf } from '../../platform/http/turn-of.ts';
import { keepResults } from '../kept-results.ts';
import { simulateRoisInWorker } from '../render-worker/render-client.ts';
import { bundleOf } from './bundle.service.ts';
import { type ComparedRow, listCompared } from './compare.queries.ts';
import { type Simulated, shapeCompared } from './compared-home.ts';

/** A page and its PDF ask for the same figures. About 2 kB each. */
export const roisOf = keepResults(200, simulateRoisInWorker);

export type ComparisonAsked = { view?: string | undefined; bundle?: '0' | '1' | undefined };

export function compareProperties(
  ctx: Ctx,
  { query: { property_ids: ids, ...asked } }: InputOf<typeof compareEndpoint>,
): Promise<Comparison> {
  return compareHomes(ctx, ids, asked);
}

/** Who may see these homes is checked by who calls; what may be shown at all, here. */
export async function compareHomes(
  ctx: Ctx,
  ids: readonly number[],
  { view, bundle }: ComparisonAsked,
): Promise<Comparison> {
  const { changes } = readComparedView(new URLSearchParams(view));
  const rows = await listCompared(ctx.db, ids);
  const simulated = await simulatedUnder(rows, changes, turnOf(ctx));
  const years = changes?.inputs.holdYears ?? HORIZON_YEARS;
  const now = new Date();
  const isTogether = bundle === '1' && years === HORIZON_YEARS;
  return {
    homes: rows.map((row, i) =>
      shapeCompared(row, { simulated: simulated[i] ?? null, isScenario: changes !== null, now }),
    ),
    changes,
    years,
    bundle: isTogether ? await bundleOf(ofMarket(rows, simulated), turnOf(ctx)) : null,
  };
}

/** What can’t be bought is in no bundle; the page says so. */
const ofMarket = (rows: readonly ComparedRow[], simulated: readonly (Simulated | null)[]) =>
  rows.flatMap((row, i) => {
    const each = simulated[i];
    return each && canBeBought(row) ? [{ row, simulated: each }] : [];
  });

/** Stored results under our assumptions; others are simulated, all homes on the same paths. */
async function simulatedUnder(
  rows: readonly ComparedRow[],
  changes: ScenarioChanges | null,
  turn: string,
): Promise<(Simulated | null)[]> {
  if (!changes) return rows.map(({ analysis }) => analysis && oursOf(analysis));
  const asked = rows.map((row) => inputsOf(row, changes));
  const known = asked.filter((each) => each !== null);
  const rois = known.length > 0 ? await roisOf(known, turn) : [];
  return asked.map((each) => {
    const roi = each && rois[known.indexOf(each)];
    return roi ? { ...each, roi } : null;
  });
}

export function oursOf({ inputs: { inputs, market }, roi }: NonNullable<ComparedRow['analysis']>) {
  return { inputs, market: market as Record<string, number>, roi };
}

/** Null without an analysis, and where a scenario is out of the model's range for this home. */
function inputsOf(
  { analysis, priceHistory }: ComparedRow,
  changes: ScenarioChanges,
): ScenarioInputs | null {
  if (!analysis) return null;
  const facts = { hasHistory: priceHistory !== null, mayBeAssessed: false };
  const asked = inputsUnder(oursOf(analysis), facts, changes);
  return validateInputs(asked.inputs).length === 0 ? asked : null;
}
