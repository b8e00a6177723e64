import type { ScenarioChanges, TenYearOutcome } from '@alpha/contract';
import { validateInputs } from '@alpha/engine';
import type { ScenarioInputs } from '@alpha/report-model/scenario';
import { inputsUnder } from '@alpha/report-model/scenario-inputs';
import type { Ctx } from '../../platform/http/context.ts';
import { type ComparedRow, listCompared } from './compare.queries.ts';
import { oursOf, roisOf } from './compare.service.ts';
import { figuresOf } from './compared-home.ts';

type Asked = { propertyId: number; changes: ScenarioChanges };

/** `null` without an analysis, and where a scenario is out of the model’s range for the home. */
type OutcomesUnder = {
  address: string;
  city: string;
  theirs: TenYearOutcome | null;
  ours: TenYearOutcome | null;
};

/** Each home under its own scenario beside our assumptions; `null` for one that may not be shown. */
export async function outcomesUnder(
  ctx: Ctx,
  asked: readonly Asked[],
): Promise<(OutcomesUnder | null)[]> {
  const ids = [...new Set(asked.map(({ propertyId }) => propertyId))];
  const homes = new Map((await listCompared(ctx.db, ids)).map((row) => [row.id, row]));
  const inputs = asked.map(({ propertyId, changes }) => inputsOf(homes.get(propertyId), changes));
  const known = inputs.filter((each) => each !== null);
  const rois = known.length > 0 ? await roisOf(known) : [];
  return asked.map(({ propertyId }, i) => {
    const home = homes.get(propertyId);
    if (!home) return null;
    const { address, city, analysis } = home;
    const own = inputs[i];
    const roi = own && rois[known.indexOf(own)];
    return {
      ...{ address, city },
      theirs: roi ? figuresOf({ ...own, roi }).outcome : null,
      ours: analysis && figuresOf(oursOf(analysis)).outcome,
    };
  });
}

/** As on its report. */
function inputsOf(home: ComparedRow | undefined, changes: ScenarioChanges): ScenarioInputs | null {
  if (!home?.analysis) return null;
  const mayBeAssessed = home.state === 'FL' && home.type === 'condo';
  const facts = { hasHistory: home.priceHistory !== null, mayBeAssessed };
  const asked = inputsUnder(oursOf(home.analysis), facts, changes);
  return validateInputs(asked.inputs).length === 0 ? asked : null;
}
