import { describe, expect, it } from 'vitest';
import { designHome } from './home.ts';
import {
  type HomeKind,
  type HomeTraits,
  ILLUSTRATION_VIEWS,
  illustrate,
  viewsFor,
} from './illustration.ts';
import { dayLight } from './light.ts';
import { createRandom } from './random.ts';

const KINDS: readonly HomeKind[] = ['single_family', 'condo', 'townhouse', 'multi_family'];
const MAX_BYTES = 24_000;

// Hundreds of pictures on a shared machine take longer than the default five seconds allow.
describe('an illustration', { timeout: 30_000 }, () => {
  it('is byte-identical for the same home and view', () => {
    for (const view of ILLUSTRATION_VIEWS) {
      expect(illustrate(home(7), view)).toBe(illustrate(home(7), view));
    }
  });

  it('is well-formed, complete and harmless for every kind of home and every view', () => {
    for (const kind of KINDS) {
      for (const view of ILLUSTRATION_VIEWS) {
        for (const seed of [1, 2, 3]) {
          const svg = illustrate(home(seed, { kind }), view);
          expect(svg).toMatch(
            /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 960 640">/,
          );
          expect(unbalancedTag(svg), `${kind} ${view} ${seed}`).toBeUndefined();
          const flaw = /NaN|undefined|Infinity|<script|<text|href="[^#]/.exec(svg)?.[0];
          expect(flaw, `${kind} ${view} ${seed}`).toBeUndefined();
        }
      }
    }
  });

  it('refers only to parts it defines, and defines each of them once', () => {
    for (const kind of KINDS) {
      for (const view of ILLUSTRATION_VIEWS) {
        const svg = illustrate(home(11, { kind }), view);
        const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
        const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
        expect(new Set(defined).size, `${kind} ${view}`).toBe(defined.length);
        for (const id of used) expect(defined, `${kind} ${view}`).toContain(id);
      }
    }
  });

  it('stays under 24 kB over hundreds of homes', () => {
    const heaviest = seeds(240).map((seed) => {
      const view = ILLUSTRATION_VIEWS[seed % ILLUSTRATION_VIEWS.length] ?? 'street';
      const street = illustrate(variedHome(seed), 'street').length;
      return Math.max(street, illustrate(variedHome(seed), view).length);
    });
    expect(Math.max(...heaviest)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('gives homes with the same description different fronts', () => {
    const fronts = new Set(seeds(200).map((seed) => illustrate(home(seed), 'street')));
    expect(fronts.size).toBeGreaterThanOrEqual(195);
  });

  it('shows a pool only where there is one', () => {
    for (const seed of seeds(60)) {
      for (const view of ['garden', 'aerial'] as const) {
        expect(illustrate(variedHome(seed, { hasPool: false }), view)).not.toContain(
          'data-part="pool"',
        );
        expect(illustrate(variedHome(seed, { hasPool: true }), view)).toContain('data-part="pool"');
      }
    }
  });

  it('shows open water only near the water', () => {
    for (const seed of seeds(40)) {
      for (const view of ['street', 'evening', 'aerial', 'garden'] as const) {
        expect(illustrate(variedHome(seed, { nearWater: false }), view)).not.toContain(
          'data-part="water"',
        );
        expect(illustrate(variedHome(seed, { nearWater: true }), view)).toContain(
          'data-part="water"',
        );
      }
    }
  });

  it('shows the same walls from the street and from the garden', () => {
    for (const seed of seeds(40)) {
      const traits = variedHome(seed, { kind: 'single_family' });
      const wall = dayLight(createRandom(seed, 'day')).tone(designHome(traits).paint.wall);
      expect(illustrate(traits, 'street')).toContain(wall);
      expect(illustrate(traits, 'garden')).toContain(wall);
    }
  });

  it('keeps the building in its place from day to evening', () => {
    const placed = (svg: string) => /<ellipse [^>]*opacity="\.18"\/>/.exec(svg)?.[0];
    for (const seed of seeds(40)) {
      const traits = variedHome(seed);
      const byDay = placed(illustrate(traits, 'street'));
      expect(byDay).toBeDefined();
      expect(placed(illustrate(traits, 'evening'))).toBe(byDay);
    }
  });
});

describe('the floor plan', () => {
  it('has as many bedrooms and baths as the home', () => {
    for (const beds of [0, 1, 2, 3, 4, 5, 6, 8]) {
      for (const baths of [1, 2, 3, 4]) {
        const svg = illustrate(home(beds * 10 + baths, { beds, baths }), 'plan');
        expect(count(svg, 'data-part="bed-room"'), `${beds} beds`).toBe(beds);
        expect(count(svg, 'data-part="bath-room"'), `${baths} baths`).toBe(baths);
        expect(count(svg, 'data-part="kitchen-room"')).toBe(1);
        expect(count(svg, 'data-part="living-room"')).toBe(1);
      }
    }
  });

  it('draws a half bath as a room of its own', () => {
    const svg = illustrate(home(3, { beds: 3, baths: 2.5 }), 'plan');
    expect(count(svg, 'data-part="bath-room"')).toBe(3);
  });
});

describe('the views of a home', () => {
  it('are five to twelve, differ, and begin with the street', () => {
    for (const seed of seeds(300)) {
      const views = viewsFor(variedHome(seed));
      expect(views[0]).toBe('street');
      expect(views.length).toBeGreaterThanOrEqual(5);
      expect(views.length).toBeLessThanOrEqual(12);
      expect(new Set(views).size).toBe(views.length);
    }
  });

  it('vary in number from home to home', () => {
    const counts = new Set(seeds(80).map((seed) => viewsFor(variedHome(seed)).length));
    expect(counts.size).toBeGreaterThanOrEqual(5);
  });

  it('never show a garden for a condo, and always show it when there is a pool', () => {
    for (const seed of seeds(80)) {
      expect(viewsFor(home(seed, { kind: 'condo' }))).not.toContain('garden');
      expect(viewsFor(home(seed, { hasPool: true }))).toContain('garden');
    }
  });
});

function home(seed: number, traits: Partial<HomeTraits> = {}): HomeTraits {
  return {
    seed,
    kind: 'single_family',
    units: traits.kind === 'multi_family' ? 2 : 1,
    stories: 1,
    beds: 3,
    baths: 2,
    sqft: 1_500,
    yearBuilt: 1985,
    priceClass: 'usual',
    parking: 'none',
    hasBalcony: false,
    hasPool: false,
    nearWater: false,
    ...traits,
  };
}

function variedHome(seed: number, traits: Partial<HomeTraits> = {}): HomeTraits {
  const kind = KINDS[seed % KINDS.length] ?? 'condo';
  return home(seed, {
    kind,
    stories: kind === 'condo' ? 1 + (seed % 23) : 1 + (seed % 3),
    beds: 1 + (seed % 5),
    baths: 1 + (seed % 3),
    yearBuilt: 1920 + ((seed * 37) % 105),
    hasPool: seed % 2 === 0,
    nearWater: seed % 3 === 0,
    ...traits,
  });
}

const seeds = (length: number) => Array.from({ length }, (_, i) => i + 1);

const count = (text: string, part: string) => text.split(part).length - 1;

/** The first tag that is not closed in order, or nothing when the document is well-formed. */
function unbalancedTag(xml: string): string | undefined {
  const open: string[] = [];
  for (const [tag, closing, name = '', inner = ''] of xml.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return tag;
      continue;
    }
    const rest = inner.endsWith('/') ? inner.slice(0, -1) : inner;
    if (!/^(\s+[a-zA-Z0-9:-]+="[^"<&]*")*\s*$/.test(rest)) return tag;
    const names = [...rest.matchAll(/([a-zA-Z0-9:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return tag;
    if (!inner.endsWith('/')) open.push(name);
  }
  return open[0];
}
