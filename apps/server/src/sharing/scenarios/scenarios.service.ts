import type {
  createScenario as createEndpoint,
  deleteScenario as deleteEndpoint,
  InputOf,
  listScenarios as listEndpoint,
  Scenario,
  updateScenario as updateEndpoint,
} from '@alpha/contract';
import { MAX_KEPT_SCENARIOS } from '@alpha/contract/scenario-terms';
import { MODEL_VERSION } from '@alpha/engine';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../platform/http/context.ts';
import { isShown } from '../../reports/index.ts';
import { lockSender } from '../shares/shares.queries.ts';
import {
  countScenariosOf,
  insertScenario,
  listScenariosOf,
  putScenario,
  removeScenario,
} from './scenarios.queries.ts';
import { shapeScenario } from './shape-scenario.ts';

/** Somebody else's is not found, like one that does not exist. */
const ownOf = (ctx: Ctx) => ({ origin: 'kept', userId: viewerOf(ctx).id }) as const;

const keptBy = (ctx: Ctx, propertyId: number) => ({ ...ownOf(ctx), propertyId });

export async function listScenarios(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listEndpoint>,
): Promise<Scenario[]> {
  return (await listScenariosOf(ctx.db, keptBy(ctx, id))).map(shapeScenario);
}

export async function createScenario(
  ctx: Ctx,
  { params: { id }, body: { name, changes } }: InputOf<typeof createEndpoint>,
): Promise<Scenario> {
  if (!(await isShown(ctx, id))) throw new AppError('property.notFound');
  return inTransaction(ctx, async (ctx) => {
    const keeper = keptBy(ctx, id);
    // One save of a user at a time, so that the limit holds.
    await lockSender(ctx.db, keeper.userId);
    if ((await countScenariosOf(ctx.db, keeper)) >= MAX_KEPT_SCENARIOS)
      throw new AppError('scenario.tooMany');
    const row = { ...keeper, name, changes, modelVersion: MODEL_VERSION };
    return shapeScenario(await insertScenario(ctx.db, row));
  });
}

export async function updateScenario(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof updateEndpoint>,
): Promise<Scenario> {
  const own = { id, keeper: ownOf(ctx) };
  const row = await putScenario(ctx.db, own, { ...body, modelVersion: MODEL_VERSION });
  if (!row) throw new AppError('scenario.notFound');
  return shapeScenario(row);
}

export async function deleteScenario(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  const isRemoved = await removeScenario(ctx.db, { id, keeper: ownOf(ctx) });
  if (!isRemoved) throw new AppError('scenario.notFound');
  return { status: 'success' };
}
