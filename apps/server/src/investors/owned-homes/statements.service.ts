import { createHash } from 'node:crypto';
import {
  type checkStatement as checkEndpoint,
  type deleteStatement as deleteEndpoint,
  type EntryKind,
  type InputOf,
  type importStatement as importEndpoint,
  mayBeNamed,
  type OwnedHome,
  type ResultOf,
  STATEMENT_MAX_BYTES,
  type StatementPreview,
} from '@alpha/contract';
import { readCsv } from '../../crm/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { getHomeRow, isInvestor, lockHome } from './home-access.ts';
import {
  deleteEntryRows,
  deleteStatementRow,
  type EntryRow,
  findSameStatement,
  findStatementRow,
  insertEntries,
  insertStatement,
  listEntryRows,
  listStatementRows,
} from './home-entries.queries.ts';
import { assertSpace } from './home-entries.service.ts';
import { record } from './home-events.ts';
import { latestDay, monthOf } from './months.ts';
import type { OwnedHomeRow } from './owned-homes.queries.ts';
import { loadHome } from './owned-homes.service.ts';
import { planStatement } from './plan-statement.ts';
import { guessOrder } from './read-day.ts';
import { type ReadRow, type ReadStatement, readStatement, TEXT_CHARS } from './read-statement.ts';
import { reconcile } from './reconcile.ts';
import { guessColumns, missingColumns } from './statement-columns.ts';

type Body = InputOf<typeof checkEndpoint>['body'];

export async function checkStatement(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof checkEndpoint>,
): Promise<StatementPreview> {
  return (await prepare(ctx, await getHomeRow(ctx, id), body)).preview;
}

/** Imports exactly what the preview shows, or nothing. */
export function importStatement(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof importEndpoint>,
): Promise<ResultOf<typeof importEndpoint>> {
  return inTransaction(ctx, async (ctx) => {
    const home = await lockHome(ctx, id);
    const { preview, replaced } = await prepare(ctx, home, body);
    if (preview.missing.length > 0)
      throw new AppError('request.invalid', { fields: { mapping: ['required'] } });
    if (preview.imported_at !== null) throw new AppError('ownedHome.sameFile');
    const added = preview.rows.filter(({ verdict }) => verdict === 'add');
    const { first_month: firstMonth, last_month: lastMonth } = preview;
    if (added.length === 0 || !firstMonth || !lastMonth)
      throw new AppError('ownedHome.nothingToImport');
    await deleteEntryRows(ctx.db, replaced);
    await assertSpace(ctx, id, added.length);
    const statementId = await insertStatement(ctx.db, {
      ...{ homeId: id, firstMonth, lastMonth, checks: preview.checks },
      fileName: nameOf(body.file_name),
      fileHash: hashOf(bytesOf(body)),
      addedBy: ctx.viewer?.id ?? null,
      isByInvestor: isInvestor(ctx),
    });
    await insertEntries(
      ctx.db,
      added.map(({ line, date, kind, amount_cents, text }) => ({
        ...{ homeId: id, statementId, line, kind, text },
        date: date ?? '',
        amountCents: amount_cents ?? 0,
        isByInvestor: isInvestor(ctx),
      })),
    );
    const data = { statement_id: statementId, count: added.length, replaced: replaced.length };
    await record(ctx, 'owned_home.statement_imported', home, data);
    return { statement_id: statementId, home: await loadHome(ctx, home) };
  });
}

/** The undo of an import. */
export function deleteStatement(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<OwnedHome> {
  return inTransaction(ctx, async (ctx) => {
    const statement = await findStatementRow(ctx.db, id);
    if (!statement) throw new AppError('ownedHome.notFound');
    const home = await lockHome(ctx, statement.homeId);
    if (isInvestor(ctx) && !statement.isByInvestor) throw new AppError('ownedHome.notYours');
    await deleteStatementRow(ctx.db, id);
    await record(ctx, 'owned_home.statement_deleted', home, { statement_id: id });
    return loadHome(ctx, home);
  });
}

const SAMPLES = 3;
const SAMPLE_CHARS = 60;
const MOST_CATEGORIES = 60;

type Prepared = {
  preview: StatementPreview;
  /** Ids of typed entries that the file replaces. */
  replaced: number[];
};

async function prepare(ctx: Ctx, home: OwnedHomeRow, body: Body): Promise<Prepared> {
  const bytes = bytesOf(body);
  const file = await readCsv(bytes);
  // PostgreSQL stores no NUL.
  if (file.rows.some(({ cells }) => cells.some((cell) => cell.includes('\0'))))
    throw new AppError('import.notText');
  if (!mayBeNamed(body.file_name, 'csv')) throw new AppError('import.extension');
  const mapping = body.mapping ?? guessColumns(file.headers);
  const named = mapping.filter((field) => field !== null);
  if (mapping.length !== file.headers.length || new Set(named).size !== named.length)
    throw new AppError('request.invalid', { fields: { mapping: ['invalid'] } });
  const missing = missingColumns(mapping);
  const dates = file.rows.map(({ cells }) => cells[mapping.indexOf('date')] ?? '');
  const guessed = guessOrder(dates, ctx.locale === 'es' ? 'dmy' : 'mdy');
  const order = body.date_order ?? guessed.order;
  const kinds = new Map(Object.entries(body.kinds ?? {}));
  const read: ReadStatement =
    missing.length > 0
      ? { rows: [], totals: [] }
      : readStatement(file.rows, { mapping, order, kinds });
  // One after the other: an import runs in a transaction, which has one connection.
  const entries = await listEntryRows(ctx.db, home.id);
  const statements = await listStatementRows(ctx.db, home.id);
  const same = await findSameStatement(ctx.db, home.id, hashOf(bytes));
  const plan = planStatement(read.rows, {
    ...{ entries, statements, boughtOn: home.boughtOn, today: latestDay() },
    ...{ overlap: body.overlap, typed: body.typed },
    mayReplace: ({ id }) => !isInvestor(ctx) || isOwnEntry(entries, id),
  });
  const months = plan.rows
    .flatMap(({ date, verdict }) => (date !== null && verdict !== 'refuse' ? monthOf(date) : []))
    .sort();
  const countOf = (verdict: string) => plan.rows.filter((row) => row.verdict === verdict).length;
  const preview = {
    encoding: file.encoding,
    delimiter: file.delimiter,
    columns: file.headers.map((header, place) => ({
      header: header.slice(0, SAMPLE_CHARS),
      field: mapping[place] ?? null,
      samples: file.rows
        .map(({ cells }) => (cells[place] ?? '').trim().slice(0, SAMPLE_CHARS))
        .filter((cell) => cell !== '')
        .slice(0, SAMPLES),
    })),
    missing,
    date_order: order,
    is_date_order_sure: guessed.isSure,
    categories: categoriesOf(read.rows),
    overlaps: plan.overlaps,
    typed: plan.typed,
    imported_at: same?.addedAt.toISOString() ?? null,
    first_month: months[0] ?? null,
    last_month: months.at(-1) ?? null,
    checks: reconcile(read),
    counts: { add: countOf('add'), skip: countOf('skip'), refuse: countOf('refuse') },
    rows: plan.rows,
  };
  return { preview, replaced: plan.replaced };
}

const isOwnEntry = (entries: readonly EntryRow[], id: number): boolean =>
  entries.some((entry) => entry.id === id && entry.isByInvestor);

/** The most frequent first. */
function categoriesOf(rows: readonly ReadRow[]): StatementPreview['categories'] {
  const found = new Map<string, { kind: EntryKind; count: number }>();
  for (const { category, text, kind } of rows) {
    const name = category || text;
    if (name === '') continue;
    found.set(name, { kind, count: (found.get(name)?.count ?? 0) + 1 });
  }
  return [...found]
    .map(([text, each]) => ({ text, ...each }))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_CATEGORIES);
}

function bytesOf({ content }: Body): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > STATEMENT_MAX_BYTES) throw new AppError('request.tooLarge');
  if (bytes.length === 0) throw new AppError('import.empty');
  return bytes;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Browsers send a plain file name; paths and invisible characters come from other clients. */
const nameOf = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, TEXT_CHARS) || 'statement.csv';
