import {
  type HomeKind,
  type HomeTraits,
  ILLUSTRATION_VIEWS,
  type IllustrationView,
} from './traits.ts';

const KINDS: HomeKind[] = ['single_family', 'condo', 'townhouse', 'multi_family'];
const PATTERN =
  /^\/media\/illustrations\/([a-z_]+)-(\d{1,3})s-(\d{1,2})b-(\d{1,2}(?:\.5)?)w-(\d{4})-([01])([01])-(\d{1,9})\/([a-z]+)\.svg$/;

/**
 * An illustration is a function of a property's traits, so the path carries them: the picture needs
 * no storage and no look-up, and can be cached forever.
 */
export function illustrationUrl(traits: HomeTraits, view: IllustrationView): string {
  const { kind, stories, beds, baths, yearBuilt, hasPool, nearWater, seed } = traits;
  const flags = `${Number(hasPool)}${Number(nearWater)}`;
  return `/media/illustrations/${kind}-${stories}s-${beds}b-${baths}w-${yearBuilt}-${flags}-${seed}/${view}.svg`;
}

export function parseIllustrationUrl(
  url: string,
): { traits: HomeTraits; view: IllustrationView } | null {
  const [, kind, stories, beds, baths, year, pool, water, seed, file] = PATTERN.exec(url) ?? [];
  const knownKind = KINDS.find((known) => known === kind);
  const view = ILLUSTRATION_VIEWS.find((known) => known === file);
  if (!knownKind || !view) return null;
  return {
    view,
    traits: {
      kind: knownKind,
      stories: Number(stories),
      beds: Number(beds),
      baths: Number(baths),
      yearBuilt: Number(year),
      hasPool: pool === '1',
      nearWater: water === '1',
      seed: Number(seed),
    },
  };
}
