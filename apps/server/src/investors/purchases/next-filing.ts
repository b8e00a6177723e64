import type { Db } from '../../platform/db/db.ts';
import { dueInYear, filingYearOf } from './filing-dates.ts';
import type { LoadedPurchase } from './load-purchase.ts';
import { templateOf } from './purchase-template.ts';
import { deleteStep, insertSteps, type StepRow, updateStep } from './purchases.queries.ts';

/**
 * The filing of the year after, once; with the lead locked. Counted from the year and not from the deadline: one that
 * is extended, or filed late, does not move the next.
 */
export async function addNextFiling(
  db: Db,
  { row }: Pick<LoadedPurchase, 'row'>,
  step: StepRow,
): Promise<void> {
  const yearly = templateOf(step.key, row)?.yearly;
  const year = filingYearOf(step, row);
  if (!yearly || year === null || step.isFollowed) return;
  const { purchaseId, key, title, position, phase, who, minDays, typicalDays, maxDays, after } =
    step;
  await insertSteps(db, [
    {
      ...{ purchaseId, key, title, position, phase, who, minDays, typicalDays, maxDays, after },
      ...{ dueAt: dueInYear(yearly, year + 1), filingYear: year + 1 },
    },
  ]);
  await updateStep(db, step.id, { isFollowed: true, filingYear: year });
}

/** Ticked by mistake, or not needed after all: the next one goes too, unless somebody has worked on it. */
export async function takeBackNextFiling(
  db: Db,
  { row, steps, documents }: LoadedPurchase,
  step: StepRow,
): Promise<void> {
  const year = filingYearOf(step, row);
  if (!step.isFollowed || year === null) return;
  const next = steps.find(({ key, filingYear }) => key === step.key && filingYear === year + 1);
  const isTouched =
    next &&
    (next.status !== 'open' ||
      next.isFollowed ||
      next.note !== '' ||
      next.staffNote !== '' ||
      documents.some(({ stepId }) => stepId === next.id));
  if (isTouched) return;
  if (next) await deleteStep(db, next.id);
  await updateStep(db, step.id, { isFollowed: false });
}
