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
  findScenario,
  insertScenario,
  listScenariosOf,
  putScenario,
  removeScenario,
} from './scenarios.queries.ts';
import { shapeScenario } from './shape-scenario.ts';

const keptBy = (ctx: Ctx, propertyId: number) =>
  ({ origin: 'kept', userId: viewerOf(ctx).id, propertyId }) as const;

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
  await getOwn(ctx, id);
  return shapeScenario(await putScenario(ctx.db, id, { ...body, modelVersion: MODEL_VERSION }));
}

export async function deleteScenario(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  await getOwn(ctx, id);
  await removeScenario(ctx.db, id);
  return { status: 'success' };
}

/** Somebody else's is not found, like one that does not exist. */
async function getOwn(ctx: Ctx, id: number) {
  const row = await findScenario(ctx.db, id);
  if (row?.origin !== 'kept' || row.userId !== viewerOf(ctx).id)
    throw new AppError('scenario.notFound');
  return row;
}
