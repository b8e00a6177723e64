import { HORIZON_YEARS } from '../assumptions.ts';
import { assertInside } from '../input-bounds.ts';
import type { MarketParameters } from '../market/market-parameters.ts';
import { ASSESSMENT_BOUNDS } from '../market/special-assessment.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { pricePaid, yearsHeld } from '../purchase.ts';
import { FROZEN_SEED } from '../sampling/shocks.ts';
import { shuffledIndex } from '../sampling/sobol.ts';
import type { PathKernel } from './path-kernel.ts';

type Charge = { chance: number; roiPoints: number };

/** Takes a special assessment from the ROI in `work` where it comes: docs/formulas/simulate.md. */
export function chargeRoi(
  kernel: PathKernel,
  inputs: ProjectInputs,
  market: MarketParameters,
): void {
  const charge = chargeOf(inputs, market);
  if (charge) take(kernel, charge, 0, yearsHeld(inputs));
}

/** The same for the cash flow of one year, `year` from 0: each year is as likely as any other. */
export function chargeYear(
  kernel: PathKernel,
  inputs: ProjectInputs,
  market: MarketParameters,
  year: number,
): void {
  const charge = chargeOf(inputs, market);
  if (charge) take(kernel, charge, year, year + 1);
}

function chargeOf(
  inputs: ProjectInputs,
  { assessmentChance: chance = 0, assessmentShare: share = 0 }: MarketParameters,
): Charge | null {
  assertInside({ assessmentChance: chance, assessmentShare: share }, ASSESSMENT_BOUNDS);
  if (chance === 0 || share === 0) return null;
  // A share of what the home is worth; the return is on the down payment of what was paid.
  const worth = inputs.listPrice / pricePaid(inputs);
  return { chance, roiPoints: ((100 * share) / inputs.downpaymentPercentage) * worth };
}

function take({ work, points }: PathKernel, charge: Charge, from: number, to: number): void {
  const luck = luckOf(points);
  const start = (charge.chance * from) / HORIZON_YEARS;
  const end = (charge.chance * to) / HORIZON_YEARS;
  for (let i = 0; i < points; i += 1) {
    const u = luck[i] as number;
    if (u >= start && u < end) work[i] = (work[i] as number) - charge.roiPoints;
  }
}

let drawn: Float64Array | null = null;

/**
 * One uniform number per path, drawn when it is first needed. Paths with neighboring numbers form
 * whole blocks of the Sobol sequence, so the charge is independent of every other shock.
 */
function luckOf(points: number): Float64Array {
  if (drawn?.length !== points)
    drawn = Float64Array.from(
      { length: points },
      (_, i) => (shuffledIndex(i, points, FROZEN_SEED) + 0.5) / points,
    );
  return drawn;
}
