import { describe, expect, it } from 'vitest';
import { frontOf } from './illustrations/facades/facades.ts';
import { designHome, takeBrush } from './illustrations/home.ts';
import { illustrate } from './illustrations/illustration.ts';
import { parseIllustrationUrl } from './illustrations/illustration-url.ts';
import { dayLight } from './illustrations/light.ts';
import { dwellingsOf } from './illustrations/plan/dwellings.ts';
import { createRandom } from './illustrations/random.ts';
import { STYLE_RULES } from './illustrations/style-rules.ts';
import { type HomeTraits, priceClassOf } from './illustrations/traits.ts';
import { generateMarket } from './market/generate-market.ts';
import type { DemoProperty } from './market/market.types.ts';

const { properties } = generateMarket({ asOf: '2026-11-01' });

function pictured({ images }: DemoProperty) {
  const all = images.map(({ url }) => parseIllustrationUrl(url));
  const [first] = all;
  if (!first) throw new Error('no picture');
  for (const each of all) expect(each?.traits).toEqual(first.traits);
  return { traits: first.traits, views: new Set(all.map((each) => each?.view)) };
}

function frontFacing(traits: HomeTraits) {
  const { seed } = traits;
  const home = designHome(traits);
  const light = dayLight(createRandom(seed, 'day'));
  return { home, front: frontOf(takeBrush(home, light, createRandom(seed, 'street'))) };
}

const PLEXES: Record<string, number> = { duplex: 2, triplex: 3, fourplex: 4 };
const number = (text: string | undefined) => Number(text?.replace(',', ''));
const count = (svg: string, part: string) => svg.split(`data-part="${part}"`).length - 1;

// Every home of the market: a disagreement is one a visitor of the demo can find.
describe('the pictures of each home in the demo agree with', { timeout: 60_000 }, () => {
  it('its kind, rooms, size, stories and year, as do the figures in its text', () => {
    expect(properties.length).toBeGreaterThan(4_000);
    for (const property of properties) {
      const { traits } = pictured(property);
      const { kind, beds, baths, stories, yearBuilt, totalSqft: sqft, description } = property;
      expect(traits).toMatchObject({ kind, beds, baths, stories, yearBuilt, sqft });
      const [, inWords] = /(\d+)(?:-bedroom| bedrooms?)/.exec(description) ?? [];
      if (inWords) expect(number(inWords)).toBe(beds);
      const [, bathsInWords] = /([\d.]+) baths?\b/.exec(description) ?? [];
      if (bathsInWords) expect(Number(bathsInWords)).toBe(baths);
      const [, area] =
        /([\d,]+) square feet(?! of the| lot)/.exec(
          description.replace(/The lot measures [\d,]+ square feet\./, ''),
        ) ?? [];
      if (area) expect(number(area)).toBe(sqft);
      const { home } = frontFacing(traits);
      const rule = STYLE_RULES[home.style.name];
      expect(rule.kind).toBe(kind);
      expect(home.style.stories, home.style.name).toBe(stories);
      expect(yearBuilt, home.style.name).toBeGreaterThanOrEqual(rule.from);
      expect(yearBuilt, home.style.name).toBeLessThanOrEqual(rule.to);
    }
  });

  it('the number of its units', () => {
    for (const property of properties) {
      const { traits } = pictured(property);
      const { front } = frontFacing(traits);
      const [, noun = ''] = /\b(duplex|triplex|fourplex)\b/i.exec(property.description) ?? [];
      expect(traits.units).toBe(PLEXES[noun.toLowerCase()] ?? 1);
      expect(front.dwellings ?? 1).toBe(traits.units);
      const homes = dwellingsOf(traits);
      const sum = (of: 'beds' | 'baths' | 'sqft') => homes.reduce((all, each) => all + each[of], 0);
      expect([homes.length, sum('beds'), sum('baths')]).toEqual([
        traits.units,
        property.beds,
        property.baths,
      ]);
      expect(sum('sqft')).toBeCloseTo(property.totalSqft, 6);
      for (const each of homes) expect(each.beds).toBeGreaterThan(0);
    }
  });

  it('its garage or carport', () => {
    for (const property of properties) {
      const { traits } = pictured(property);
      const { front } = frontFacing(traits);
      const has = (code: 'garage' | 'carport') => property.features.includes(code);
      expect(front.art.includes('data-part="garage"')).toBe(has('garage'));
      expect(front.art.includes('data-part="carport"')).toBe(has('carport'));
      expect(front.drives.length > 0).toBe(has('garage') || has('carport'));
      if (!has('garage')) expect(property.description).not.toContain('a garage');
      if (!has('carport')) expect(property.description).not.toContain('carport');
    }
  });

  it('its pool, water, balcony and garden', () => {
    for (const property of properties) {
      const { traits, views } = pictured(property);
      const has = (code: DemoProperty['features'][number]) => property.features.includes(code);
      const isCondo = property.kind === 'condo';
      expect(traits.hasPool).toBe(has('pool') || (isCondo && has('community_pool')));
      expect(views.has('garden') || !has('pool')).toBe(true);
      expect(traits.nearWater).toBe(has('waterfront') || has('water_view'));
      expect(views.has('balcony')).toBe(has('balcony'));
      if (isCondo) {
        expect(views.has('garden')).toBe(false);
        expect(property.description).not.toMatch(/yard|private pool|garden/);
      }
    }
  });

  it('its price: a modest home is smaller and plain, a grand one has wings, palms and a closed garden', () => {
    const seen = { modest: 0, usual: 0, grand: 0 };
    for (const property of properties) {
      const { traits } = pictured(property);
      expect(traits.priceClass).toBe(priceClassOf(property.listPrice));
      seen[traits.priceClass] += 1;
      const { home, front } = frontFacing(traits);
      const isEstate = traits.priceClass === 'grand' && traits.kind === 'single_family';
      expect(count(front.art, 'wing')).toBe(isEstate ? 2 : 0);
      const { costs } = STYLE_RULES[home.style.name];
      if (
        traits.priceClass === 'modest' &&
        traits.kind === 'single_family' &&
        traits.yearBuilt < 1980
      )
        expect(costs, home.style.name).not.toBe('grand');
      if (traits.priceClass === 'grand') {
        expect(['hedge', 'wall']).toContain(home.garden.edge);
        if (traits.kind === 'single_family' && traits.yearBuilt >= 1980)
          expect(costs).toBe('grand');
      }
    }
    for (const homes of Object.values(seen)) expect(homes).toBeGreaterThan(50);
  });

  it('its rooms and area in the drawn plan', () => {
    for (const property of properties.filter((_, i) => i % 20 === 0)) {
      const { traits } = pictured(property);
      const homes = plannedHomes(illustrate(traits, 'plan'));
      const sum = (part: string) => homes.reduce((all, svg) => all + count(svg, part), 0);
      expect(homes.length).toBe(traits.units);
      expect(sum('kitchen-room')).toBe(traits.units);
      expect(sum('bed-room')).toBe(property.beds);
      expect(sum('bath-room')).toBe(Math.ceil(property.baths));
      const area = homes.reduce((all, svg) => all + areaOf(svg), 0);
      expect(area / property.totalSqft).toBeCloseTo(1, 2);
    }
  });
});

/** One drawing for each dwelling; equal ones are stored once and referred to. */
function plannedHomes(svg: string): string[] {
  const stored = new Map(
    svg
      .split('<g id="home-')
      .slice(1)
      .map((part) => [part.slice(0, 1), part.split('</defs>')[0] ?? ''] as const),
  );
  const used = [...svg.matchAll(/<use href="#home-(\d)"[^>]*data-part="dwelling"/g)];
  return stored.size > 0 ? used.map(([, id = '']) => stored.get(id) ?? '') : [svg];
}

/** Square feet inside the outline, by the scale beside it. */
function areaOf(svg: string): number {
  const [, w, h] = /h([\d.]+)v([\d.]+)h-[\d.]+Z"[^>]*stroke-width="10"/.exec(svg) ?? [];
  const [, feet, pixels] = /data-feet="(\d+)" data-pixels="([\d.]+)"/.exec(svg) ?? [];
  return (Number(w) * Number(h) * Number(feet) ** 2) / Number(pixels) ** 2;
}
