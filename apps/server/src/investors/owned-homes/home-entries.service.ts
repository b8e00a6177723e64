import {
  type addHomeEntries as addEndpoint,
  type deleteHomeEntry as deleteEndpoint,
  ENTRIES_MAX,
  type HomeEntry,
  type InputOf,
  type listHomeEntries as listEndpoint,
  type OwnedHome,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { getHomeRow, isInvestor, lockHome } from './home-access.ts';
import {
  deleteEntryRow,
  type EntryRow,
  findEntryRow,
  insertEntries,
  listEntryRows,
} from './home-entries.queries.ts';
import { latestDay, monthOf } from './months.ts';
import { loadHome, record } from './owned-homes.service.ts';

export async function listHomeEntries(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listEndpoint>,
): Promise<HomeEntry[]> {
  await getHomeRow(ctx, id);
  return (await listEntryRows(ctx.db, id)).map(shapeEntry);
}

/** Typed ones. */
export function addHomeEntries(
  ctx: Ctx,
  { params: { id }, body: { entries } }: InputOf<typeof addEndpoint>,
): Promise<OwnedHome> {
  return inTransaction(ctx, async (ctx) => {
    const home = await lockHome(ctx, id);
    const isOutside = entries.some(
      ({ date }) => monthOf(date) < monthOf(home.boughtOn) || monthOf(date) > monthOf(latestDay()),
    );
    if (isOutside) throw new AppError('request.invalid', { fields: { date: ['invalid'] } });
    await assertSpace(ctx, id, entries.length);
    await insertEntries(
      ctx.db,
      entries.map(({ amount_cents, ...entry }) => ({
        ...entry,
        homeId: id,
        amountCents: amount_cents,
        isByInvestor: isInvestor(ctx),
      })),
    );
    await record(ctx, 'owned_home.entries_added', home, { count: entries.length });
    return loadHome(ctx, home);
  });
}

/** Investors remove what they typed themselves; a row of a statement goes with its statement. */
export function deleteHomeEntry(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<OwnedHome> {
  return inTransaction(ctx, async (ctx) => {
    const entry = await findEntryRow(ctx.db, id);
    if (!entry) throw new AppError('ownedHome.notFound');
    const home = await lockHome(ctx, entry.homeId);
    if (entry.statementId !== null) throw new AppError('ownedHome.entryFromStatement');
    if (isInvestor(ctx) && !entry.isByInvestor) throw new AppError('ownedHome.notYours');
    await deleteEntryRow(ctx.db, id);
    await record(ctx, 'owned_home.entry_deleted', home);
    return loadHome(ctx, home);
  });
}

export async function assertSpace(ctx: Ctx, homeId: number, added: number): Promise<void> {
  const { length } = await listEntryRows(ctx.db, homeId);
  if (length + added > ENTRIES_MAX) throw new AppError('ownedHome.full');
}

const shapeEntry = (row: EntryRow): HomeEntry => ({
  id: row.id,
  date: row.date,
  kind: row.kind,
  amount_cents: row.amountCents,
  text: row.text,
  statement_id: row.statementId,
  line: row.line,
  is_by_investor: row.isByInvestor,
});
