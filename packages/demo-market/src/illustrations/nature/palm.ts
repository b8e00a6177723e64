import { circle } from '../drawing/svg.ts';
import type { Random } from '../random.ts';
import { featherCrown } from './palm-crown.ts';
import { fanCrown } from './palm-fan.ts';
import { trunkOf } from './palm-trunk.ts';

export type PalmSpecies = 'royal' | 'coconut' | 'date' | 'sabal';

export type Tone = (color: string) => string;

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
