import { ANALYSIS_BLOCKERS } from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import type { CurrentRate } from '../../underwriting/index.ts';
import { type ImportRecord, listRowsAfter } from '../imports/imports.queries.ts';
import { type FigureSnapshot, isFigure } from '../rows/figure-snapshot.ts';
import type { Refusal } from '../rows/listing-row.ts';
import { isMarketKind } from '../rows/market-kinds.ts';
import { addressIn, changesOf, type RowSnapshot } from '../rows/row-snapshot.ts';
import { type HomesOutcome, homesOutcome } from '../runs/homes-outcome.ts';
import { countsOf } from '../runs/shape-import.ts';
import { fieldName, sayReason, uiText, withoutControlChars } from './words.ts';

export type Output = {
  out: (line: string) => void;
  err: (text: string) => void;
  isTerminal: boolean;
};

type PrintOptions = { isJson: boolean; name: string };

const PAGE = 1_000;
const REJECTED = ['skipped', 'quarantined'] as const;
/** Limit of rejected rows to print. `--json` and dry runs print every row. */
const MAX_PRINTED_ROWS = 20;

export function printRefusal(
  why: Refusal,
  { isJson, name }: PrintOptions,
  { out, err }: Output,
): void {
  if (isJson) out(JSON.stringify({ type: 'refused', file: name, ...why }));
  else err(`${withoutControlChars(name)}: ${sayReason(why)}\n`);
}

export async function printImport(
  db: Db,
  row: ImportRecord,
  { isJson }: PrintOptions,
  output: Output,
): Promise<void> {
  if (isJson) await printAsJson(db, row, output);
  else await printInWords(db, row, output);
}

async function printAsJson(db: Db, row: ImportRecord, { out }: Output): Promise<void> {
  for await (const { id: _id, before, snapshot, ...each } of rowsOf(db, row.id, null)) {
    const what =
      snapshot && isFigure(snapshot)
        ? { figure: snapshot }
        : { snapshot, changes: changesOf(snapshot, before) };
    out(JSON.stringify({ type: 'row', ...each, ...what }));
  }
  const { id, kind, name, status, isDryRun, warnings, error, marketEffect } = row;
  out(
    JSON.stringify({
      type: 'summary',
      import: id,
      kind,
      file: name,
      status,
      dry_run: isDryRun,
      ...countsOf(row),
      ...(!isMarketKind(kind) && { homes: await homesOutcome(db, row) }),
      ...(marketEffect && { rate: marketEffect.rate, places_changed: marketEffect.places }),
      warnings,
      error,
    }),
  );
}

async function printInWords(db: Db, row: ImportRecord, { out, err }: Output): Promise<void> {
  let printed = 0;
  for await (const each of rowsOf(db, row.id, row.isDryRun ? null : REJECTED)) {
    printed += 1;
    if (!row.isDryRun && printed > MAX_PRINTED_ROWS) break;
    out(sayRow(each));
  }
  const { skipped, quarantined } = row;
  if (!row.isDryRun && skipped + quarantined > MAX_PRINTED_ROWS)
    out(
      `… and ${skipped + quarantined - MAX_PRINTED_ROWS} more rejected rows (use --json for all).`,
    );
  const { analyzed: _, ...verdicts } = countsOf(row);
  const counts = Object.entries(verdicts).map(([name, n]) => `${n} ${name.replace('_', ' ')}`);
  const what = row.isDryRun ? 'Check' : 'Import';
  out(`${what} ${row.id}: ${counts.join(', ')}${costOf(row)}.`);
  if (!isMarketKind(row.kind))
    for (const line of sayHomes(await homesOutcome(db, row), row.isDryRun)) out(line);
  const { rate, exchange = [], places = 0 } = row.marketEffect ?? {};
  if (rate) out(sayRate(rate, row.isDryRun));
  for (const each of exchange) out(sayExchange(each, row.isDryRun));
  if (places > 0) {
    const where = places === 1 ? 'one place' : `${places} places`;
    out(`Other figures ${row.isDryRun ? 'would be' : 'are'} used in ${where} with homes.`);
  }
  for (const warning of row.warnings) err(`${sayReason(warning)}\n`);
  if (row.error) err(`${sayReason(row.error)}\n`);
}

/** How many properties were analyzed, and why the others were not. */
function sayHomes(homes: HomesOutcome, isDryRun: boolean): string[] {
  const { total, analyzed, blockers, others, without_rents: cities } = homes;
  if (total === 0) return [];
  const { places } = cities;
  const where = { places: places.join('; '), more: cities.total - places.length };
  return [
    [
      uiText(isDryRun ? 'homes.wouldBeAnalyzed' : 'homes.analyzed', { total, analyzed }),
      ...(others > 0 ? [uiText('homes.others', { count: others })] : []),
    ].join(' '),
    ...ANALYSIS_BLOCKERS.filter((blocker) => blockers[blocker] > 0).map((blocker) => {
      const words = uiText(`blocker.${blocker}`, { count: blockers[blocker] });
      return blocker === 'rent' ? `${words} ${uiText('blocker.cities', where)}` : words;
    }),
  ].map(withoutControlChars);
}

type PrintedRow = Awaited<ReturnType<typeof listRowsAfter>>[number];

function sayRow({ line, key, verdict, reasons, snapshot, before }: PrintedRow): string {
  const where = line === null ? key : `line ${line}`;
  const said =
    snapshot && isFigure(snapshot) ? [`${key}: ${sayFigure(snapshot)}`] : sayHome(snapshot, before);
  const words = [said[0], ...(reasons ?? []).map(sayReason), ...said.slice(1)];
  return withoutControlChars(
    [`${where}: ${verdict.replace('_', ' ')}.`, ...words.filter(Boolean)].join(' '),
  );
}

/** The address, then the changes. */
const sayHome = (snapshot: RowSnapshot | null, before: PrintedRow['before']) => [
  snapshot && addressIn(snapshot),
  ...changesOf(snapshot, before).map(
    ({ field, from, to }) => `${fieldName(field)}: ${from ?? '–'} → ${to ?? '–'}.`,
  ),
];

const sayFigure = ({ value, day, was }: FigureSnapshot): string =>
  `${value} (${day})${was && (was.value !== value || was.day !== day) ? `, before ${was.value} (${was.day})` : ''}.`;

const sayRate = (
  { aprPercent, averagePercent, spreadPoints, asOf }: CurrentRate,
  isDryRun: boolean,
): string =>
  `The rate ${isDryRun ? 'would be' : 'is'} ${aprPercent}% (survey average ${averagePercent}% on ${asOf}, plus ${spreadPoints} points for foreign buyers).`;

type Exchange = NonNullable<NonNullable<ImportRecord['marketEffect']>['exchange']>[number];

const sayExchange = ({ currency, perUsd, since, asOf }: Exchange, isDryRun: boolean): string =>
  `One dollar ${isDryRun ? 'would be' : 'is'} ${Number(perUsd.toPrecision(6))} ${currency} (${asOf}; history since ${since}).`;

/** Duration and memory, to plan for larger files. */
function costOf({ resumeAt, startedAt, finishedAt }: ImportRecord): string {
  const seconds = ((finishedAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)) / 1000;
  if (seconds <= 0) return '';
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  return ` in ${seconds.toFixed(1)} s (${Math.round(resumeAt / seconds)} rows a second, ${memory} MB at most)`;
}

async function* rowsOf(db: Db, importId: number, verdicts: readonly string[] | null) {
  for (let after = 0; ; ) {
    const rows = await listRowsAfter(db, importId, { after, limit: PAGE, verdicts });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
