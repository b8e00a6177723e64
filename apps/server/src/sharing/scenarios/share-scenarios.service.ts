import type {
  getSharedProperty,
  NamedScenario,
  PropertyReport,
  ResultOf,
  Scenario,
  Share,
} from '@alpha/contract';
import { isAnyChanged } from '@alpha/contract/scenarios';
import { MODEL_VERSION } from '@alpha/engine';
import type { Ctx } from '../../platform/http/context.ts';
import { simulatedUnder } from '../../reports/index.ts';
import { ONLY_READER } from '../answers/reader-key.ts';
import {
  findSentScenario,
  insertScenario,
  listScenariosOf,
  listScenariosOfShares,
} from './scenarios.queries.ts';
import { shapeScenario } from './shape-scenario.ts';

type ReaderScenario = Scenario & { shareId: number; propertyId: number };
type Link = { id: number; propertyId: number };
type Shared = Pick<ResultOf<typeof getSharedProperty>, 'sent_scenario' | 'reader_scenarios'>;

/** What a reader sees: the sender's scenario with its figures, and the reader's own. */
export async function scenariosOfLink(
  ctx: Ctx,
  shareId: number,
  readerKey: string | null,
): Promise<(report: PropertyReport) => Promise<Shared>> {
  const [sent, own] = await Promise.all([
    findSentScenario(ctx.db, shareId),
    readerKey === null ? [] : listScenariosOf(ctx.db, { origin: 'reader', shareId, readerKey }),
  ]);
  const { name = '', changes } = sent ?? {};
  return async (report) => ({
    sent_scenario:
      // Emptied with an erased lead.
      changes && isAnyChanged(changes)
        ? { name, changes, simulated: await simulatedUnder(report, changes, ctx) }
        : null,
    reader_scenarios: own.map(shapeScenario),
  });
}

/** What staff see of their links; one query for all of them. */
export async function scenariosOfShares(
  ctx: Ctx,
  shareIds: readonly number[],
): Promise<(shareId: number) => Share['scenarios']> {
  const rows = await listScenariosOfShares(ctx.db, shareIds);
  return (shareId) =>
    rows.flatMap((row) =>
      // Emptied with an erased lead.
      row.shareId === shareId && row.origin !== 'kept' && isAnyChanged(row.changes)
        ? [{ ...shapeScenario(row), origin: row.origin }]
        : [],
    );
}

/** What the reader of these links saved, the latest first; not what others wrote who were passed one. */
export async function scenariosOfReader(
  ctx: Ctx,
  shareIds: readonly number[],
): Promise<ReaderScenario[]> {
  const rows = await listScenariosOfShares(ctx.db, shareIds);
  return rows.flatMap((row) =>
    // Emptied with an erased lead.
    row.origin === 'reader' && row.readerKey === ONLY_READER && isAnyChanged(row.changes)
      ? [{ ...shapeScenario(row), shareId: row.shareId ?? 0, propertyId: row.propertyId }]
      : [],
  );
}

/** A copy: the reader keeps what was sent when the sender edits or deletes the scenario. */
export async function attachScenario(
  ctx: Ctx,
  { id: shareId, propertyId }: Link,
  scenario: NamedScenario | null | undefined,
): Promise<void> {
  if (!scenario) return;
  const row = { origin: 'sent', shareId, propertyId, ...scenario } as const;
  await insertScenario(ctx.db, { ...row, modelVersion: MODEL_VERSION });
}
