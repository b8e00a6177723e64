import type { Random } from '../../random.ts';
import type { PropertyKind } from '../market.types.ts';
import type { Building } from './building.ts';
import type { Home } from './home.types.ts';

type CountyCosts = { taxPercent: number; windFactor: number };

/** Tax of a buyer without homestead, percent of the price; insurance against the state's average. */
const counties: Record<string, CountyCosts> = {
  'Miami-Dade': { taxPercent: 1.84, windFactor: 1.1 },
  Broward: { taxPercent: 1.94, windFactor: 1.08 },
  'Palm Beach': { taxPercent: 1.8, windFactor: 1.04 },
  'St. Lucie': { taxPercent: 2.02, windFactor: 0.98 },
  Orange: { taxPercent: 1.65, windFactor: 0.82 },
  Osceola: { taxPercent: 1.6, windFactor: 0.82 },
  Polk: { taxPercent: 1.57, windFactor: 0.84 },
  Hillsborough: { taxPercent: 1.76, windFactor: 0.95 },
  Pinellas: { taxPercent: 1.71, windFactor: 1.08 },
  Duval: { taxPercent: 1.62, windFactor: 0.82 },
  Lee: { taxPercent: 1.56, windFactor: 1.14 },
  Sarasota: { taxPercent: 1.55, windFactor: 1.05 },
};

/** Insurance in percent of the price. A condo owner insures the inside only. */
const insurancePercent: Record<PropertyKind, number> = {
  single_family: 0.94,
  townhouse: 0.64,
  condo: 0.28,
  multi_family: 0.96,
};

export function drawPropertyTax(random: Random, home: Home, price: number): number {
  const percent = countyOf(home).taxPercent * random.range(0.96, 1.04);
  return Math.round((price * Math.max(1.5, Math.min(2.1, percent))) / 100);
}

export function drawInsurance(random: Random, home: Home, price: number): number {
  const has = (code: Home['features'][number]) => home.features.includes(code);
  const age = home.yearBuilt >= 2005 ? 0.75 : home.yearBuilt < 1980 ? 1.12 : 1;
  const percent =
    insurancePercent[home.kind] *
    countyOf(home).windFactor *
    (home.neighborhood.isShore ? 1.35 : 1) *
    age *
    (has('impact_windows') ? 0.88 : 1) *
    (has('new_roof') ? 0.92 : 1) *
    // Above a million it is the land that costs, and land needs no cover.
    (price > 1_000_000 ? 0.8 : 1) *
    random.factor(0.07);
  return Math.max(540, Math.round((price * percent) / 1000) * 10);
}

export function drawHoa(random: Random, home: Home, building: Building | null): number {
  if (home.kind === 'multi_family') return 0;
  if (building) return condoDues(home, building);
  if (home.kind === 'townhouse') return roundTo(random.range(140, 380), 5);
  const isMember = random.chance(home.neighborhood.isPlanned ? 0.85 : 0.06);
  if (!isMember) return 0;
  return roundTo(random.range(70, 260) * (home.neighborhood.size ?? 1), 5);
}

function condoDues(home: Home, building: Building): number {
  const perSqft =
    0.34 +
    (building.stories > 20 ? 0.22 : building.stories > 7 ? 0.12 : 0) +
    (home.neighborhood.isShore ? 0.08 : 0) +
    (building.yearBuilt < 1990 && building.stories >= 3 ? 0.06 : 0);
  const dues = home.totalSqft * perSqft * building.dues;
  return roundTo(Math.max(300, Math.min(1400, dues)), 1);
}

function countyOf(home: Home): CountyCosts {
  const costs = counties[home.city.county];
  if (!costs) throw new Error(`no costs for ${home.city.county}`);
  return costs;
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
