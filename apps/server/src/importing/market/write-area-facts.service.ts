import type { Db } from '../../platform/db/db.ts';
import {
  type FactColumn,
  listPlaceFacts,
  type PlaceFacts,
  upsertFactColumns,
  upsertPlaceFacts,
} from '../../underwriting/index.ts';
import { shortened } from './adapters/shortened.ts';
import type { MarketVerdict } from './market-import.service.ts';
import type { MarketItem } from './market-item.ts';

type FactsItem = Extract<MarketItem, { kind: 'facts' }>;

const BATCH_SIZE = 500;

/** Writes places whose values differ; labels, units and sources are those of the last file. */
export function areaFactsWriter(db: Db) {
  const seen = new Set<string>();
  const columns = new Map<string, FactColumn>();
  const stored = new Map<PlaceFacts['scope'], Map<string, PlaceFacts>>();
  const changed: PlaceFacts[] = [];
  const knownIn = async (scope: PlaceFacts['scope']) => {
    const known =
      stored.get(scope) ??
      new Map((await listPlaceFacts(db, scope)).map((row) => [row.placeKey, row]));
    stored.set(scope, known);
    return known;
  };
  const write = async () => {
    if (changed.length > 0) await upsertPlaceFacts(db, changed.splice(0));
  };
  const take = async (item: FactsItem): Promise<MarketVerdict> => {
    const { line, facts } = item;
    const base = { line, name: facts.place };
    const key = `${facts.scope} ${facts.placeKey}`;
    if (seen.has(key)) return { ...base, verdict: 'quarantined', why: { code: 'market.twice' } };
    seen.add(key);
    for (const column of item.columns) columns.set(column.key, column);
    const known = (await knownIn(facts.scope)).get(facts.placeKey);
    const isSame = Object.entries(facts.values).every(([k, value]) => known?.values[k] === value);
    if (isSame) return { ...base, verdict: 'unchanged' };
    changed.push(facts);
    if (changed.length >= BATCH_SIZE) await write();
    const why = { code: 'market.facts', value: inWords(item) };
    return { ...base, verdict: known ? 'updated' : 'created', why };
  };
  const end = async () => {
    await write();
    if (columns.size > 0) await upsertFactColumns(db, [...columns.values()]);
  };
  return { take, end };
}

/** `Flood zone: AE; Median income: 41200`. */
const inWords = ({ facts, columns }: FactsItem) =>
  shortened(columns.map(({ key, labelEn }) => `${labelEn}: ${facts.values[key]}`).join('; '), 200);
