import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonRecords } from '../../platform/db/json-records.ts';
import { isAnyOf, jsonParam } from '../../platform/db/many-values.ts';
import type { propertyValuations } from '../../platform/db/schema/index.ts';
import type { StaleSquare } from './stale-squares.ts';
import { isToValue } from './valuation.queries.ts';

export type ValuationRow = typeof propertyValuations.$inferSelect;

const STORED = {
  propertyId: 'int',
  value: 'float8',
  low: 'float8',
  high: 'float8',
  reason: 'no_value_reason',
  asOf: 'date',
  comparableIds: 'int[]',
  comparableWeights: 'float4[]',
  comparableForward: 'int[]',
  comparableAdjusted: 'int[]',
} as const satisfies Record<keyof ValuationRow, string>;

const RECORDS = jsonRecords(STORED, 'propertyId');

export async function upsertValuations(db: Db, rows: readonly ValuationRow[]): Promise<void> {
  await db.execute(sql`
    insert into property_valuations (${RECORDS.columns})
    select ${RECORDS.given} from jsonb_to_recordset(${jsonParam(rows)}) as t (${RECORDS.typed})
    -- A home deleted while its square was valued has nowhere to store a result.
    join properties on properties.id = t."propertyId"
    order by t."propertyId"
    on conflict (property_id) do update set ${RECORDS.replaced}`);
}

export async function markSquaresValued(db: Db, squares: readonly StaleSquare[]): Promise<void> {
  await db.execute(sql`
    insert into valuation_squares (square, inputs_hash)
    select t.square, t."inputsHash"
    from jsonb_to_recordset(${jsonParam(squares)}) as t (square int, "inputsHash" text)
    on conflict (square) do update set inputs_hash = excluded.inputs_hash, valued_at = now()`);
}

/** Of properties that were sold, or whose sellers forbid estimates since. */
export async function deleteObsoleteValuations(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    delete from property_valuations v using properties p
    where p.id = v.property_id and not (${isToValue})
    returning p.id`);
  return rows.map(({ id }) => id);
}

/** Squares without any property to value. */
export async function forgetSquares(db: Db, squares: readonly number[]): Promise<void> {
  if (squares.length === 0) return;
  await db.execute(
    sql`delete from valuation_squares where ${isAnyOf(sql`square`, squares, 'int')}`,
  );
}

/** After bulk writes: statistics for the planner, and room of replaced rows for the next ones. */
export async function tidyValuations(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) property_valuations, valuation_squares`);
}
