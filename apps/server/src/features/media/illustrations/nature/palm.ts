import { darken, lighten } from '../drawing/colour.ts';
import { circle, coarse, d, path, stroke } from '../drawing/svg.ts';
import type { Random } from '../random.ts';

export type PalmSpecies = 'royal' | 'coconut' | 'date' | 'sabal';

type Tone = (colour: string) => string;

/** A palm of the given height in pixels, standing on (0, 0). */
export function palm(random: Random, species: PalmSpecies, height: number, tone: Tone): string {
  const form = FORMS[species];
  const lean = height * form.lean * random.between(0.4, 1) * random.pick([-1, 1]);
  const crown = height * form.crown;
  const top = { x: lean, y: -height };
  const trunk = trunkOf(species, height, lean, tone);
  const leaf = tone(random.pick(form.leaves));
  const fronds =
    species === 'sabal'
      ? fanCrown(random, top.x, top.y, crown, leaf)
      : featherCrown(random, top.x, top.y, crown, leaf, form.fronds);
  const fruit =
    species === 'coconut'
      ? [-4, 3, 0].map((x, i) => circle(top.x + x, top.y + 4 + i, 3.4, tone('#8a6b4b'))).join('')
      : '';
  return trunk + fronds + fruit;
}

const FORMS = {
  royal: { lean: 0.01, crown: 0.4, fronds: 11, leaves: ['#56775a', '#628260', '#4d6d58'] },
  coconut: { lean: 0.22, crown: 0.42, fronds: 11, leaves: ['#6b8455', '#788c58', '#5f7c55'] },
  date: { lean: 0.02, crown: 0.5, fronds: 15, leaves: ['#768a68', '#6a7f66', '#7f8f6c'] },
  sabal: { lean: 0.04, crown: 0.26, fronds: 12, leaves: ['#6f8660', '#647d5f', '#7b8d66'] },
} as const;

function trunkOf(species: PalmSpecies, height: number, lean: number, tone: Tone): string {
  const foot = { royal: 7, coconut: 6, date: 10, sabal: 7 }[species] * (height / 240);
  const neck = foot * (species === 'date' ? 0.9 : 0.55);
  const bark = tone({ royal: '#b7b0a4', coconut: '#a08f7a', date: '#957f67', sabal: '#958672' }[species]);
  const bend = lean * 0.15;
  const outline = d`M${-foot} 0Q${bend - foot * 0.9} ${-height * 0.5} ${lean - neck} ${-height}L${lean + neck} ${-height}Q${bend + foot * 0.9} ${-height * 0.5} ${foot} 0Z`;
  const shade = d`M${foot * 0.2} 0Q${bend + foot * 0.3} ${-height * 0.5} ${lean + neck * 0.3} ${-height}L${lean + neck} ${-height}Q${bend + foot * 0.9} ${-height * 0.5} ${foot} 0Z`;
  const shaft =
    species === 'royal'
      ? path(
          d`M${lean - neck * 0.9} ${-height}Q${lean - neck * 1.5} ${-height * 0.92} ${lean - neck} ${-height * 0.86}H${lean + neck}Q${lean + neck * 1.5} ${-height * 0.92} ${lean + neck * 0.9} ${-height}Z`,
          tone('#7f9a68'),
        )
      : '';
  return path(outline, bark) + path(shade, darken(bark, 0.2)) + shaft;
}

function featherCrown(
  random: Random,
  x: number,
  y: number,
  reach: number,
  leaf: string,
  count: number,
): string {
  const layer = (share: number, offset: number) =>
    Array.from({ length: share }, (_, i) => {
      const angle = Math.PI * (-0.16 + (1.32 * (i + offset)) / Math.max(share - 1 + offset * 2, 1));
      return frond(x, y, angle + random.between(-0.08, 0.08), reach * random.between(0.86, 1.05));
    });
  const back = layer(Math.floor(count / 2), 0);
  const front = layer(Math.ceil(count / 2), 0.5);
  return (
    path(back.map((f) => f.outline).join(''), darken(leaf, 0.2)) +
    path(front.map((f) => f.outline).join(''), leaf) +
    stroke(front.map((f) => f.spine).join(''), lighten(leaf, 0.28), 1.2)
  );
}

// Leaflets hang from the lower edge as a saw line: the cheapest outline that still reads as a palm.
function frond(x: number, y: number, angle: number, reach: number) {
  const dx = Math.cos(angle);
  const rise = Math.sin(angle);
  const tip = { x: x + dx * reach, y: y - rise * reach * 0.62 + (1.1 - rise) * reach * 0.34 };
  const bend = { x: x + dx * reach * 0.52, y: y - rise * reach * 0.78 - reach * 0.2 };
  const at = (t: number) => ({
    x: (1 - t) ** 2 * x + 2 * t * (1 - t) * bend.x + t * t * tip.x,
    y: (1 - t) ** 2 * y + 2 * t * (1 - t) * bend.y + t * t * tip.y,
  });
  const teeth = [0.84, 0.66, 0.48, 0.3, 0.14].map((t) => {
    const edge = at(t);
    const hang = reach * 0.22 * Math.sin(Math.PI * Math.min(1, t + 0.12));
    const notch = at(t - 0.04);
    return coarse`L${edge.x + dx * 3} ${edge.y + hang}L${notch.x} ${notch.y + hang * 0.36}`;
  });
  const spine = coarse`M${x} ${y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`;
  return { spine, outline: `${spine}${teeth.join('')}Z` };
}

function fanCrown(random: Random, x: number, y: number, reach: number, leaf: string): string {
  const fan = (cx: number, cy: number, turn: number, size: number) => {
    const rays = Array.from({ length: 7 }, (_, i) => {
      const angle = turn + ((i - 3) / 3) * 1.1;
      const inner = angle + 0.18;
      const long = size * (1 - Math.abs(i - 3) * 0.06);
      return coarse`L${cx + Math.cos(angle) * long} ${cy - Math.sin(angle) * long}L${cx + Math.cos(inner) * long * 0.68} ${cy - Math.sin(inner) * long * 0.68}`;
    });
    return `${coarse`M${cx} ${cy}`}${rays.join('')}Z`;
  };
  const ring = (count: number, spread: number, size: number) =>
    Array.from({ length: count }, (_, i) => {
      const turn = -0.7 + (i / (count - 1)) * (Math.PI + 1.4) + random.between(-0.1, 0.1);
      const out = reach * spread;
      return fan(x + Math.cos(turn) * out, y - Math.sin(turn) * out * 0.8, turn, reach * size);
    }).join('');
  return path(ring(7, 0.4, 0.62), darken(leaf, 0.22)) + path(ring(5, 0.2, 0.55), leaf);
}
