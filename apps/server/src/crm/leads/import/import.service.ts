import {
  type checkLeadImport as checkLeadImportEndpoint,
  IMPORT_MAX_BYTES,
  type ImportField,
  type ImportRow,
  type ImportVerdict,
  type InputOf,
  type importLeads as importLeadsEndpoint,
  isAllowed,
  type LeadImport,
  mayBeNamed,
  type ResultOf,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import { mapInSlices } from '../../../platform/lib/in-slices.ts';
import { shareFields } from '../../lead-fields/lead-fields.queries.ts';
import { listEditable, listVisibleFields } from '../../lead-fields/lead-fields.service.ts';
import { reachOf } from '../duplicates/address-reach.ts';
import { scopeOf } from '../lead-scope.ts';
import { lockEmails } from '../leads.queries.ts';
import { findImport, type ImportRecord, insertImport, listImportRows } from './import.queries.ts';
import { customColumn, mapHeaders, missingFields } from './import-columns.ts';
import { findByEmails, lockByEmails } from './import-leads.queries.ts';
import { loadImportPeople } from './import-people.ts';
import { loadKnownMore } from './more-changes.ts';
import { planImport } from './plan-import.ts';
import { type CsvFile, readCsv } from './read-csv.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { writeSteps } from './write-import.ts';

type Body = InputOf<typeof importLeadsEndpoint>['body'];

export async function checkLeadImport(
  ctx: Ctx,
  { body }: InputOf<typeof checkLeadImportEndpoint>,
): Promise<ResultOf<typeof checkLeadImportEndpoint>> {
  const { file, mapping, rows } = await read(ctx, body);
  const missing = missingFields(mapping);
  const known = await findByEmails(ctx.db, visibleTo(ctx), emailsOf(rows));
  const { duplicates } = body;
  const people = await loadImportPeople(ctx);
  const more = await loadKnownMore(ctx, idsOf(known));
  // Without required columns every row would fail for the same reason: report the columns instead.
  const planned = missing.length > 0 ? [] : planImport(rows, { duplicates, people, known, more });
  const rowResults = planned.map(({ row }) => row);
  return {
    encoding: file.encoding,
    delimiter: file.delimiter,
    columns: file.headers.map((header, place) => ({
      header: header.slice(0, SAMPLE_CHARS),
      field: mapping[place] ?? null,
      samples: samplesOf(file, place),
    })),
    headers: file.headers,
    missing,
    counts: countsOf(rowResults),
    rows: rowResults,
  };
}

/** Imports exactly what the preview shows, or nothing. */
export async function importLeads(
  ctx: Ctx,
  { body }: InputOf<typeof importLeadsEndpoint>,
): Promise<ResultOf<typeof importLeadsEndpoint>> {
  const { file, mapping, rows } = await read(ctx, body);
  if (missingFields(mapping).length > 0)
    throw new AppError('request.invalid', { fields: { mapping: ['required'] } });
  return inTransaction(ctx, async (ctx) => {
    const emails = emailsOf(rows);
    await lockEmails(ctx.db, emails);
    const { duplicates } = body;
    if (duplicates === 'update') await lockByEmails(ctx.db, scopeOf(ctx), emails);
    const known = await findByEmails(ctx.db, visibleTo(ctx), emails);
    const people = await loadImportPeople(ctx);
    await shareFields(ctx.db);
    const more = await loadKnownMore(ctx, idsOf(known));
    const planned = planImport(rows, { duplicates, people, known, more });
    const rowResults = planned.map(({ row }) => row);
    const {
      create: created,
      update: updated,
      skip: skipped,
      refuse: refused,
    } = countsOf(rowResults);
    const counts = { created, updated, skipped, refused };
    const fileName = nameOf(body.file_name);
    const userId = viewerOf(ctx).id;
    const id = await insertImport(ctx.db, { userId, fileName, ...counts });
    await writeSteps(
      ctx,
      id,
      planned.flatMap(({ step }) => step ?? []),
    );
    // Not the file's name, which may name a person: the log cannot forget.
    await recordAudit(ctx, { action: 'lead.imported', data: { import_id: id, ...counts } });
    return { ...(await getImport(ctx, id)), headers: file.headers, rows: rowResults };
  });
}

const visibleTo = (ctx: Ctx) => ({ scope: scopeOf(ctx), reach: reachOf(ctx) });

const MOST_LISTED = 50;

export async function listLeadImports(ctx: Ctx): Promise<LeadImport[]> {
  return (await listImportRows(ctx.db, whoseOf(ctx), MOST_LISTED)).map(shapeImport);
}

export async function getImport(ctx: Ctx, id: number): Promise<LeadImport> {
  const row = await findImport(ctx.db, id, whoseOf(ctx));
  if (!row) throw new AppError('import.notFound');
  return shapeImport(row);
}

/** Other users' imports are reported as not found, except to an administrator. */
const whoseOf = (ctx: Ctx) => {
  const { id, role } = viewerOf(ctx);
  return { userId: isAllowed(role, 'lead:read:all') ? null : id };
};

type ReadFile = { file: CsvFile; mapping: (ImportField | null)[]; rows: ReadRow[] };

async function read(ctx: Ctx, body: Body): Promise<ReadFile> {
  const bytes = Buffer.from(body.content, 'base64');
  if (bytes.length > IMPORT_MAX_BYTES) throw new AppError('request.tooLarge');
  if (bytes.length === 0) throw new AppError('import.empty');
  const file = await readCsv(bytes);
  if (!mayBeNamed(body.file_name, 'csv')) throw new AppError('import.extension');
  const editable = listEditable(await listVisibleFields(ctx), viewerOf(ctx).role);
  const mapping = body.mapping ?? mapHeaders(file.headers, editable);
  const named = mapping.filter((field) => field !== null);
  const custom = editable.filter(({ id }) => named.includes(customColumn(id)));
  const customCount = named.filter((field) => field.startsWith('field:')).length;
  // A mapping of another file, one field in two columns, or a field that the viewer may not edit.
  if (
    mapping.length !== file.headers.length ||
    new Set(named).size !== named.length ||
    custom.length !== customCount
  )
    throw new AppError('request.invalid', { fields: { mapping: ['invalid'] } });
  const rows = await mapInSlices(file.rows, (row) => readRow(row, { mapping, custom }));
  return { file, mapping, rows };
}

const idsOf = (known: ReadonlyMap<string, { id: number } | 'several' | null>) =>
  [...known.values()].flatMap((lead) => (lead && lead !== 'several' ? lead.id : []));

const emailsOf = (rows: readonly ReadRow[]) => [
  ...new Set(rows.flatMap(({ person }) => (person ? [person.email.toLowerCase()] : []))),
];

function countsOf(rows: readonly ImportRow[]): Record<ImportVerdict, number> {
  const counts = { create: 0, update: 0, skip: 0, refuse: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

const SAMPLES = 3;
const SAMPLE_CHARS = 60;

const samplesOf = ({ rows }: CsvFile, place: number): string[] =>
  rows
    .map(({ cells }) => (cells[place] ?? '').trim().slice(0, SAMPLE_CHARS))
    .filter((cell) => cell !== '')
    .slice(0, SAMPLES);

/** Browsers send a plain file name; paths and invisible characters come from other clients. */
const nameOf = (fileName: string) =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
    .trim() || 'contacts.csv';

const shapeImport = ({ fileName, createdAt, undoneAt, ...row }: ImportRecord): LeadImport => ({
  ...row,
  file_name: fileName,
  created_at: createdAt.toISOString(),
  undone_at: undoneAt?.toISOString() ?? null,
});
