import {
  type HomeKind,
  type HomeTraits,
  ILLUSTRATION_VIEWS,
  type IllustrationView,
} from './traits.ts';

const KINDS: HomeKind[] = ['single_family', 'condo', 'townhouse', 'multi_family'];
const PATTERN =
  /^\/media\/illustrations\/([a-z_]+)-(\d{1,2})s-(\d{1,2})b-(\d{1,2}(?:\.5)?)w-(\d{4})-([01])([01])-(\d{1,9})\/([a-z]+)\.svg$/;

/**
 * An illustration is a function of a property's traits, so the path carries them: the picture needs
 * no storage and no look-up, and can be cached forever.
 */
export function illustrationUrl(traits: HomeTraits, view: IllustrationView): string {
  const { kind, stories, beds, baths, yearBuilt, hasPool, nearWater, seed } = traits;
  const flags = `${Number(hasPool)}${Number(nearWater)}`;
  return `/media/illustrations/${kind}-${stories}s-${beds}b-${baths}w-${yearBuilt}-${flags}-${seed}/${view}.svg`;
}

/** Somewhat beyond what the market has: a drawing's cost grows with its floors and windows. */
const BOUNDS = {
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
  const [, kind, stories, beds, baths, year, pool, water, seed, file] = PATTERN.exec(url) ?? [];
  const knownKind = KINDS.find((known) => known === kind);
  const view = ILLUSTRATION_VIEWS.find((known) => known === file);
  if (!knownKind || !view) return null;
  const traits: HomeTraits = {
    kind: knownKind,
    stories: Number(stories),
    beds: Number(beds),
    baths: Number(baths),
    yearBuilt: Number(year),
    hasPool: pool === '1',
    nearWater: water === '1',
    seed: Number(seed),
  };
  return isDrawable(traits) ? { view, traits } : null;
}
