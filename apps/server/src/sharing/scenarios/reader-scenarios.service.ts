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
import { ONLY_READER, readerKeyOf } from '../answers/reader-key.ts';
import { getLockedShare } from '../shares/open-share.service.ts';
import { announceScenario } from './scenario-news.service.ts';
import {
  countScenario,
  countScenariosOf,
  forgetTried,
  hasScenario,
  insertScenario,
  putScenario,
  removeScenario,
} from './scenarios.queries.ts';
import { shapeScenario } from './shape-scenario.ts';

/** In its lifetime, also of deleted ones: each is an entry in the timeline of the lead. */
const MAX_SAVES_OF_LINK = 50;

/** Saves a reader's own scenario; the sender sees it on the lead. */
export async function createReaderScenario(
  ctx: Ctx,
  { params: { token }, body: { name, changes } }: InputOf<typeof createEndpoint>,
): Promise<Scenario> {
  return inTransaction(ctx, async (ctx) => {
    const link = await getLockedShare(ctx, token);
    const { propertyId, id: shareId } = link;
    const keeper = { ...readerOf(ctx, link), origin: 'reader' } as const;
    if (
      link.savedCount >= MAX_SAVES_OF_LINK ||
      (await countScenariosOf(ctx.db, keeper)) >= MAX_READER_SCENARIOS
    )
      throw new AppError('scenario.tooMany');
    await countScenario(ctx.db, shareId, 'savedCount');
    await forgetTried(ctx.db, shareId, changes);
    const row = { ...keeper, propertyId, name, changes, modelVersion: MODEL_VERSION };
    const made = await insertScenario(ctx.db, row);
    await announceScenario(ctx, link, { name, changes });
    return shapeScenario(made);
  });
}

export async function updateReaderScenario(
  ctx: Ctx,
  { params: { token, id }, body }: InputOf<typeof updateEndpoint>,
): Promise<Scenario> {
  const row = await inTransaction(ctx, async (ctx) => {
    const keeper = await keeperOf(ctx, token);
    return putScenario(ctx.db, { id, keeper }, { ...body, modelVersion: MODEL_VERSION });
  });
  if (!row) throw new AppError('scenario.notFound');
  return shapeScenario(row);
}

export async function deleteReaderScenario(
  ctx: Ctx,
  { params: { token, id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  const isRemoved = await inTransaction(ctx, async (ctx) =>
    removeScenario(ctx.db, { id, keeper: await keeperOf(ctx, token) }),
  );
  if (!isRemoved) throw new AppError('scenario.notFound');
  return { status: 'success' };
}

/** Once for each set of assumptions, and a limited number per link; beyond that nothing is recorded. */
export async function recordTriedScenario(
  ctx: Ctx,
  { params: { token }, body: { changes } }: InputOf<typeof recordEndpoint>,
): Promise<{ status: 'success' }> {
  await inTransaction(ctx, async (ctx) => {
    const link = await getLockedShare(ctx, token);
    const { propertyId, id: shareId } = link;
    if (await hasScenario(ctx.db, shareId, changes)) return;
    if (link.triedCount >= MAX_TRIED_SCENARIOS) return;
    await countScenario(ctx.db, shareId, 'triedCount');
    const by = { ...readerOf(ctx, link), origin: 'tried' } as const;
    const row = { ...by, propertyId, name: '', changes };
    await insertScenario(ctx.db, { ...row, modelVersion: MODEL_VERSION });
    await announceScenario(ctx, link, { name: '', changes });
  });
  return { status: 'success' };
}

/** Readers change only what they saved behind the same link, while it is open. */
async function keeperOf(ctx: Ctx, token: string) {
  const link = await getLockedShare(ctx, token);
  if (readerKeyOf(ctx, link) === null) throw new AppError('scenario.notFound');
  return { ...readerOf(ctx, link), origin: 'reader' } as const;
}

const readerOf = (ctx: Ctx, link: Parameters<typeof readerKeyOf>[1]) => ({
  shareId: link.id,
  readerKey: readerKeyOf(ctx, link) ?? ONLY_READER,
});
