import type { Random } from '../../random.ts';
import type { PropertyFacts } from '../market.types.ts';
import type { FeatureCode } from '../property/feature-codes.ts';
import { drawClosing } from './closing.ts';
import { featurePhrases } from './feature-phrases.ts';
import { listed } from './nouns.ts';
import { drawOpening } from './opening.ts';
import type { Sentence } from './text.types.ts';

const MAX_NAMED = 3;

/** Two to three sentences from the home's own traits, the same in English and Spanish. */
export function describe(
  random: Random,
  home: PropertyFacts,
  units: number,
): { description: string; descriptionEs: string } {
  const sentences = [
    drawOpening(random, home, units),
    drawFeatures(random, home.features),
    drawClosing(random, home, Number((home.soldOn ?? home.listedOn).slice(0, 4))),
  ].filter((sentence) => sentence !== null);
  return {
    description: sentences.map((sentence) => sentence.en).join(' '),
    descriptionEs: sentences.map((sentence) => sentence.es).join(' '),
  };
}

type Frame = { en: (list: string) => string; es: (list: string) => string };

const frames: readonly Frame[] = [
  { en: (list) => `It has ${list}.`, es: (list) => `Tiene ${list}.` },
  { en: (list) => `It comes with ${list}.`, es: (list) => `Cuenta con ${list}.` },
  {
    en: (list) => `Features include ${list}.`,
    es: (list) => `Sus características incluyen ${list}.`,
  },
  { en: (list) => `Buyers get ${list}.`, es: (list) => `Ofrece ${list}.` },
];

function drawFeatures(random: Random, features: readonly FeatureCode[]): Sentence | null {
  // A tenant belongs in the closing sentence, not in a list of fittings.
  const fittings = features.filter((code) => code !== 'tenant_occupied');
  const named = random.shuffle(fittings).slice(0, MAX_NAMED);
  if (named.length === 0) return null;
  const frame = random.pick(frames);
  return {
    en: frame.en(
      listed(
        named.map((code) => featurePhrases[code].en),
        'and',
      ),
    ),
    es: frame.es(
      listed(
        named.map((code) => featurePhrases[code].es),
        'y',
      ),
    ),
  };
}
