import type {
  createReaderScenario as createEndpoint,
  deleteReaderScenario as deleteEndpoint,
  InputOf,
  recordTriedScenario as recordEndpoint,
  Scenario,
  updateReaderScenario as updateEndpoint,
} from '@alpha/contract';
import { MAX_READER_SCENARIOS, MAX_TRIED_SCENARIOS } from '@alpha/contract/scenario-terms';
import { MODEL_VERSION } from '@alpha/engine';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { lockShare } from '../answers/answers.queries.ts';
import { getOpenShare } from '../shares/shares.service.ts';
import { announceScenario } from './scenario-news.service.ts';
import {
  countScenariosOf,
  countTried,
  findScenario,
  forgetTried,
  hasScenario,
  insertScenario,
  putScenario,
  removeScenario,
} from './scenarios.queries.ts';
import { shapeScenario } from './shape-scenario.ts';

/** Saves a reader's own scenario; the sender sees it on the lead. */
export async function createReaderScenario(
  ctx: Ctx,
  { params: { token }, body: { name, changes } }: InputOf<typeof createEndpoint>,
): Promise<Scenario> {
  const link = await getOpenShare(ctx, token);
  const { propertyId, id: shareId } = link;
  return inTransaction(ctx, async (ctx) => {
    await lockShare(ctx.db, shareId);
    const keeper = { origin: 'reader', shareId, propertyId } as const;
    if ((await countScenariosOf(ctx.db, keeper)) >= MAX_READER_SCENARIOS)
      throw new AppError('scenario.tooMany');
    await forgetTried(ctx.db, shareId, changes);
    const row = { ...keeper, name, changes, modelVersion: MODEL_VERSION };
    const made = await insertScenario(ctx.db, row);
    await announceScenario(ctx, link, { name, changes });
    return shapeScenario(made);
  });
}

export async function updateReaderScenario(
  ctx: Ctx,
  { params: { token, id }, body }: InputOf<typeof updateEndpoint>,
): Promise<Scenario> {
  await getOfLink(ctx, token, id);
  return shapeScenario(await putScenario(ctx.db, id, { ...body, modelVersion: MODEL_VERSION }));
}

export async function deleteReaderScenario(
  ctx: Ctx,
  { params: { token, id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  await getOfLink(ctx, token, id);
  await removeScenario(ctx.db, id);
  return { status: 'success' };
}

/** Once for each set of assumptions, and a limited number per link; beyond that nothing is recorded. */
export async function recordTriedScenario(
  ctx: Ctx,
  { params: { token }, body: { changes } }: InputOf<typeof recordEndpoint>,
): Promise<{ status: 'success' }> {
  const link = await getOpenShare(ctx, token);
  const { propertyId, id: shareId } = link;
  await inTransaction(ctx, async (ctx) => {
    await lockShare(ctx.db, shareId);
    if (await hasScenario(ctx.db, shareId, changes)) return;
    if ((await countTried(ctx.db, shareId)) >= MAX_TRIED_SCENARIOS) return;
    const row = { origin: 'tried', shareId, propertyId, name: '', changes } as const;
    await insertScenario(ctx.db, { ...row, modelVersion: MODEL_VERSION });
    await announceScenario(ctx, link, { name: '', changes });
  });
  return { status: 'success' };
}

/** A reader changes only what was saved behind the same link. */
async function getOfLink(ctx: Ctx, token: string, id: number) {
  const link = await getOpenShare(ctx, token);
  const row = await findScenario(ctx.db, id);
  if (row?.origin !== 'reader' || row.shareId !== link.id) throw new AppError('scenario.notFound');
  return row;
}
