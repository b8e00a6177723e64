import { createRandom } from '../bench/lib/random.mjs';

/** Repeatable randomness: one seed per run, one number per request. */
export function createDice(seed, index = 0) {
  const random = createRandom((Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) | 0);
  const whole = (min, max) => min + Math.floor(random() * (max - min + 1));
  const pick = (items) => items[whole(0, items.length - 1)];
  return {
    whole,
    pick,
    chance: (share) => random() < share,
    between: (min, max) => min + random() * (max - min),
    /** `{name: weight}` → a name. */
    weighted: (weights) => {
      let left = random() * Object.values(weights).reduce((sum, weight) => sum + weight, 0);
      for (const [name, weight] of Object.entries(weights)) {
        left -= weight;
        if (left < 0) return name;
      }
      return Object.keys(weights)[0];
    },
    letters: (length) =>
      Array.from({ length }, () => pick('abcdefghijklmnopqrstuvwxyz0123456789')).join(''),
  };
}
