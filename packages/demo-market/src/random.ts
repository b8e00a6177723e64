/** A seeded stream of draws. The demo data may not depend on Math.random. */
export type Random = {
  /** Uniform in [0, 1). */
  next(): number;
  range(low: number, high: number): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Standard normal, cut at ±3 so that no draw is absurd. */
  normal(): number;
  /** Log-normal factor around 1. */
  factor(sigma: number): number;
  pick<T>(items: readonly T[]): T;
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  shuffle<T>(items: readonly T[]): T[];
};

/**
 * One independent stream per label, so that adding a city or a lead does not
 * change what is drawn for the others.
 */
export function createRandom(seed: number, label = ''): Random {
  const next = mulberry32(hash(`${seed}/${label}`));
  const range = (low: number, high: number) => low + (high - low) * next();
  const int = (low: number, high: number) => low + Math.floor((high - low + 1) * next());
  const normal = () => {
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    return Math.max(-3, Math.min(3, radius * Math.cos(2 * Math.PI * next())));
  };

  return {
    next,
    range,
    int,
    normal,
    chance: (probability) => next() < probability,
    factor: (sigma) => Math.exp(sigma * normal()),
    pick: (items) => at(items, Math.floor(next() * items.length)),
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return at(items, items.length - 1)[0];
    },
    shuffle: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copy[i], copy[j]] = [at(copy, j), at(copy, i)];
      }
      return copy;
    },
  };
}

function at<T>(items: readonly T[], index: number): T {
  if (index < 0 || index >= items.length) throw new RangeError('nothing to draw from');
  return items[index] as T;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Tommy Ettinger's mulberry32 (public domain): 32 bits of state are plenty for a demo. */
function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
