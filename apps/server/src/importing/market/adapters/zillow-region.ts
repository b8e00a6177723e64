import type { MarketRegion } from '../../../platform/db/schema/index.ts';
import { type Region, stateCode } from '../../../underwriting/index.ts';
import { columnFinder } from './header.ts';

/** Cells of one line by meaning; missing columns are blank. */
type Named = Record<
  'id' | 'name' | 'type' | 'stateName' | 'state' | 'city' | 'metro' | 'county' | 'rank',
  string
>;

const TYPES: Record<string, MarketRegion> = {
  msa: 'metro',
  city: 'city',
  zip: 'zip',
  state: 'state',
};

/** Old files have no region type, nor a state column for metros and states. */
export function regionReader(headers: readonly string[]) {
  const column = columnFinder(headers);
  const places: Record<keyof Named, number> = {
    id: column('RegionID'),
    name: column('RegionName'),
    type: column('RegionType'),
    stateName: column('StateName'),
    state: column('State'),
    city: column('City'),
    metro: column('Metro', 'MsaName'),
    county: column('CountyName', 'County'),
    rank: column('SizeRank'),
  };
  const hasPlaceColumns = places.metro >= 0 || places.county >= 0;
  return {
    isKnown: places.name >= 0,
    nameOf: (cells: readonly string[]) => (cells[places.name] ?? '').trim(),
    /** Null for regions we do not use: the country, counties. */
    regionOf: (cells: readonly string[]): Region | null => {
      const named = Object.fromEntries(
        Object.entries(places).map(([key, place]) => [key, (cells[place] ?? '').trim()]),
      ) as Named;
      const kind = kindOf(named, hasPlaceColumns);
      return kind && regionOf(kind, named);
    },
  };
}

function kindOf({ type, name }: Named, hasPlaceColumns: boolean): MarketRegion | null {
  if (type !== '') return TYPES[type.toLowerCase()] ?? null;
  if (/^\d{3,5}$/.test(name)) return 'zip';
  if (hasPlaceColumns) return 'city';
  if (/, [A-Z]{2}$/.test(name)) return 'metro';
  return stateCode(name) ? 'state' : null;
}

function regionOf(kind: MarketRegion, named: Named): Region | null {
  const state =
    stateCode(named.state) ??
    stateCode(named.stateName) ??
    stateCode(kind === 'state' ? named.name : (/, ([A-Z]{2})\b/.exec(named.name)?.[1] ?? '')) ??
    // Old rent files by ZIP code only name the metro.
    stateCode(/, ([A-Z]{2})\b/.exec(named.metro)?.[1] ?? '');
  if (!state || named.name === '') return null;
  const name = kind === 'zip' ? named.name.padStart(5, '0') : named.name;
  return {
    kind,
    code: named.id || `${name}|${state}|${named.county}`,
    name,
    state,
    city: kind === 'zip' ? named.city || null : null,
    county: named.county || null,
    metro: named.metro || null,
    sizeRank: /^\d+$/.test(named.rank) ? Number(named.rank) : null,
  };
}
