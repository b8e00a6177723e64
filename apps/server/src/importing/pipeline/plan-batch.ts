import type { ListingVerdict } from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import { cityKey } from '../../underwriting/index.ts';
import type { ListingRow, PlaceName, Refusal, SourceItem } from '../rows/listing-row.ts';
import { type Area, centerOf, ensureAreas, findZipCenter } from './areas.ts';
import { checkPlausibility } from './check-plausibility.ts';
import { contentHashOf } from './content-hash.ts';
import { differencesOf, type HomeRecord, type Place, recordOf } from './home-record.ts';
import { findKnownHomes, type KnownHome, keyOf, readHomes } from './homes.queries.ts';
import type { Survey } from './survey.ts';

/** What will happen to one item. */
export type Step = {
  line: number;
  verdict: ListingVerdict;
  sourceKey: string | null;
  reasons: Refusal[];
  id: number | null;
  /** The record to write, for a new or changed property. */
  home: HomeRecord | null;
  before: Partial<HomeRecord> | null;
  /** Set if nothing but the date of the data is newer. */
  confirmedOn: string | null;
  photos: ListingRow['photos'];
  /** The row, if it could be read. */
  row: ListingRow | null;
  /** The address of a row that could not be read completely. */
  named: PlaceName | null;
};

export type PlanContext = {
  survey: Survey;
  areas: ReadonlyMap<string, Area>;
  /** A dry run must not create areas. */
  isDryRun: boolean;
  /** Properties this dry run would have created or changed, with their content hash. */
  planned: Map<string, string>;
};

/** Neither the row nor its city has known coordinates. */
export const NO_PLACE = 'row.noPlace';

type Accepted = { item: Extract<SourceItem, { kind: 'row' }>; row: ListingRow; hash: string };

/** Compares a batch with the database. The caller makes sure keys are unique within a batch. */
export async function planBatch(
  db: Db,
  items: readonly SourceItem[],
  context: PlanContext,
): Promise<{ steps: Step[]; areas: Map<string, Area> }> {
  const checked = items.map((item): Checked => (item.kind === 'row' ? checkedRow(item) : item));
  const known = await findKnownHomes(db, checked.flatMap(namedBy));
  const changed = checked.flatMap((item) => {
    const home =
      item.kind === 'accepted' ? known.get(keyOf(item.row.system, item.row.key)) : undefined;
    const isChanged = item.kind === 'accepted' && home && home.contentHash !== item.hash;
    if (isChanged) return home.id;
    return item.kind === 'deleted' ? (known.get(keyOf(item.system, item.key))?.id ?? []) : [];
  });
  const homes = await readHomes(db, changed);
  const keys = checked.flatMap((item) =>
    item.kind === 'accepted' ? cityKey(item.row.city, item.row.state) : [],
  );
  const fresh = context.isDryRun
    ? plannedAreas(context, keys)
    : await ensureAreas(db, context.areas, keys, context.survey);
  const placer = placerOf(db, (key) => fresh.get(key) ?? context.areas.get(key), context.survey);
  const steps: Step[] = [];
  for (const item of checked) {
    if (item.kind === 'accepted') steps.push(await planRow(item, known, homes, placer, context));
    else if (item.kind === 'deleted')
      steps.push(planDeletion(item, known.get(keyOf(item.system, item.key)), homes));
    else {
      const [name] = namedBy(item);
      const id = name ? (known.get(keyOf(name.system, name.key))?.id ?? null) : null;
      const { kind, line, key = null, why, row = null, named = null } = item;
      steps.push({ ...refusedStep(kind, line, key, why), id, row, named });
    }
  }
  return { steps, areas: fresh };
}

/** A property named by a rejected row is still on the market. */
type Refused = Extract<SourceItem, { kind: 'skipped' | 'quarantined' }> & { row?: ListingRow };
type Checked =
  | (Accepted & { kind: 'accepted' })
  | Refused
  | Extract<SourceItem, { kind: 'deleted' }>;

function checkedRow(item: Extract<SourceItem, { kind: 'row' }>): Checked {
  const result = checkPlausibility(item.row);
  if (result.kind !== 'accepted') {
    const { line, row } = item;
    const { system, key } = row;
    return { kind: result.kind, line, system, key, why: result.why, row };
  }
  const { row } = result;
  return { kind: 'accepted', item, row, hash: contentHashOf(row) };
}

function namedBy(item: Checked): { system: string; key: string }[] {
  if (item.kind === 'accepted') return [item.row];
  const { system, key } = item;
  return system !== undefined && key !== undefined ? [{ system, key }] : [];
}

async function planRow(
  { item, row, hash }: Accepted,
  known: ReadonlyMap<string, KnownHome>,
  homes: ReadonlyMap<number, HomeRecord>,
  placer: Placer,
  { isDryRun, planned }: PlanContext,
): Promise<Step> {
  const name = keyOf(row.system, row.key);
  const home = known.get(name);
  const step = {
    ...bare(item.line, row.key),
    reasons: item.notes ?? [],
    id: home?.id ?? null,
    row,
  };
  // As in a real import, a repeated listing is compared with its previous row.
  const first = planned.get(name);
  // A rejected row writes nothing, so a later row cannot be compared with it.
  const remember = () => isDryRun && planned.set(name, hash);
  if (first !== undefined) {
    remember();
    const reasons = [...step.reasons, { code: 'row.again' }];
    return { ...step, reasons, verdict: first === hash ? 'unchanged' : 'updated' };
  }
  if (home?.contentHash === hash) {
    remember();
    return { ...step, verdict: 'unchanged', ...laterDay(row, home) };
  }
  if (home && row.asOf < home.asOf)
    return { ...step, verdict: 'skipped', reasons: [{ code: 'row.older', value: home.asOf }] };
  const old = (home && homes.get(home.id)) ?? null;
  const place = await placer(row, old);
  if (!place) return { ...step, verdict: 'skipped', reasons: [{ code: NO_PLACE }] };
  const now = recordOf(row, place, hash, old);
  remember();
  if (old)
    return {
      ...step,
      verdict: 'updated',
      home: now,
      before: differencesOf(old, now),
      photos: row.photos,
    };
  return { ...step, verdict: 'created', home: now, photos: row.photos };
}

/** Unchanged but newer: moves the date forward, so that an older file cannot overwrite it later. */
function laterDay({ asOf }: ListingRow, home: KnownHome): Partial<Step> {
  if (asOf <= home.asOf) return {};
  return { confirmedOn: asOf, before: { source_as_of: home.asOf } };
}

function planDeletion(
  { line, key }: Extract<SourceItem, { kind: 'deleted' }>,
  known: KnownHome | undefined,
  homes: ReadonlyMap<number, HomeRecord>,
): Step {
  const old = known && homes.get(known.id);
  if (!known || !old) return refusedStep('skipped', line, key, { code: 'row.unknownListing' });
  if (old.status === 'off_market')
    return { ...bare(line, key), id: known.id, verdict: 'unchanged' };
  const now = {
    ...old,
    status: 'off_market',
    off_market_at: old.off_market_at ?? new Date().toISOString(),
    content_hash: goneHash(old.content_hash),
  };
  return {
    ...bare(line, key),
    verdict: 'off_market',
    id: known.id,
    home: now,
    before: differencesOf(old, now),
  };
}

/** Differs from the last hash, so the same row counts as a change when the listing returns. */
export const GONE = 'gone:';
const goneHash = (hash: string | null) => `${GONE}${hash ?? ''}`;

const bare = (line: number, sourceKey: string | null): Omit<Step, 'verdict'> => ({
  line,
  sourceKey,
  reasons: [],
  id: null,
  home: null,
  before: null,
  confirmedOn: null,
  photos: null,
  row: null,
  named: null,
});

const refusedStep = (
  verdict: 'skipped' | 'quarantined',
  line: number,
  key: string | null,
  why: Refusal,
): Step => ({ ...bare(line, key), verdict, reasons: [why] });

type Placer = (row: ListingRow, old: HomeRecord | null) => Promise<Place | null>;

/** Coordinates from the row, else the known ones, else the center of the ZIP code or the city. */
function placerOf(db: Db, areaOf: (key: string) => Area | undefined, { zips }: Survey): Placer {
  const lookups = new Map<string, ReturnType<typeof findZipCenter>>();
  // Properties placed at a center do not move it, so one lookup per batch is enough.
  const zipCenter = (areaId: number, zip: string) => {
    const key = `${areaId} ${zip}`;
    const answer = lookups.get(key) ?? findZipCenter(db, areaId, zip);
    lookups.set(key, answer);
    return answer;
  };
  return async (row, old) => {
    const area = areaOf(cityKey(row.city, row.state));
    if (!area) return null;
    const found = { areaId: area.id, city: area.city };
    const { latitude, longitude } = row;
    if (latitude !== null && longitude !== null)
      return { ...found, latitude, longitude, isApproximate: false };
    if (old && old.address === row.address && !old.is_place_approximate)
      return { ...found, latitude: old.latitude, longitude: old.longitude, isApproximate: false };
    const middle = zips.get(row.zip) ?? (await zipCenter(area.id, row.zip)) ?? area;
    return {
      ...found,
      latitude: middle.latitude,
      longitude: middle.longitude,
      isApproximate: true,
    };
  };
}

function plannedAreas({ areas, survey }: PlanContext, keys: readonly string[]): Map<string, Area> {
  const fresh = new Map<string, Area>();
  for (const key of keys) {
    const city = survey.cities.get(key);
    const center = centerOf(key, survey);
    if (areas.has(key) || !city || !center) continue;
    fresh.set(key, { id: 0, city: city.name, ...center });
  }
  return fresh;
}
