import {
  type HomeKind,
  type HomeTraits,
  ILLUSTRATION_VIEWS,
  type IllustrationView,
  PARKING,
  PRICE_CLASSES,
} from './traits.ts';

const KINDS: HomeKind[] = ['single_family', 'condo', 'townhouse', 'multi_family'];
// Units, area, parking, balcony and price class are missing in paths that earlier versions stored.
const PATTERN =
  /^\/media\/illustrations\/([a-z_]+)-(?:(\d)u-)?(\d{1,2})s-(\d{1,2})b-(\d{1,2}(?:\.5)?)w-(?:(\d{3,5})f-)?(\d{4})-([01])([01])(?:([0-2])([01])([0-2])?)?-(\d{1,9})\/([a-z]+)\.svg$/;

/**
 * An illustration is a function of a property's traits, so the path carries them: the picture needs
 * no storage and no look-up, and can be cached forever.
 */
export function illustrationUrl(traits: HomeTraits, view: IllustrationView): string {
  const { kind, units, stories, beds, baths, sqft, yearBuilt, seed } = traits;
  const { hasPool, nearWater, parking, hasBalcony, priceClass } = traits;
  const flags = `${Number(hasPool)}${Number(nearWater)}${PARKING.indexOf(parking)}${Number(hasBalcony)}${PRICE_CLASSES.indexOf(priceClass)}`;
  const rooms = `${units}u-${stories}s-${beds}b-${baths}w-${sqft}f`;
  return `/media/illustrations/${kind}-${rooms}-${yearBuilt}-${flags}-${seed}/${view}.svg`;
}

/** Somewhat beyond what the market has: a drawing's cost grows with its floors and windows. */
const BOUNDS = {
  units: [1, 4],
  sqft: [200, 20_000],
  stories: [1, 60],
  beds: [1, 12],
  baths: [1, 9.5],
  yearBuilt: [1900, 2040],
} as const;

function isDrawable(traits: HomeTraits): boolean {
  return Object.entries(BOUNDS).every(([name, [least, most]]) => {
    const value = traits[name as keyof typeof BOUNDS];
    return value >= least && value <= most;
  });
}

/** Null for a path that `illustrationUrl` does not make, or not for a home of the market. */
export function parseIllustrationUrl(
  url: string,
): { traits: HomeTraits; view: IllustrationView } | null {
  const [
    ,
    kind,
    units,
    stories,
    beds,
    baths,
    sqft,
    year,
    pool,
    water,
    parking,
    balcony,
    priceClass,
    seed,
    file,
  ] = PATTERN.exec(url) ?? [];
  const knownKind = KINDS.find((known) => known === kind);
  const view = ILLUSTRATION_VIEWS.find((known) => known === file);
  if (!knownKind || !view) return null;
  const traits: HomeTraits = {
    kind: knownKind,
    units: Number(units ?? (knownKind === 'multi_family' ? 2 : 1)),
    stories: Number(stories),
    beds: Number(beds),
    baths: Number(baths),
    sqft: Number(sqft ?? 1_500),
    yearBuilt: Number(year),
    parking: PARKING[Number(parking ?? 0)] ?? 'none',
    priceClass: PRICE_CLASSES[Number(priceClass ?? 1)] ?? 'usual',
    hasBalcony: (balcony ?? '1') === '1',
    hasPool: pool === '1',
    nearWater: water === '1',
    seed: Number(seed),
  };
  return isDrawable(traits) ? { view, traits } : null;
}
