import type { Finish } from './palette.ts';
import type { Random } from './random.ts';
import { type FacadeStyle, type RoofForm, STYLE_RULES, type StyleRule } from './style-rules.ts';
import type { HomeTraits, PriceClass } from './traits.ts';

export type ChosenStyle = { name: FacadeStyle; finish: Finish; roof: RoofForm; stories: number };

/** One story is the condo's own, not its building's: the seed decides how tall the building is. */
export function chooseStyle(random: Random, traits: HomeTraits): ChosenStyle {
  const asked = Math.max(1, Math.round(traits.stories));
  const isUnknownTower = traits.kind === 'condo' && asked < 2;
  const stories = isUnknownTower ? random.pick([2, 3, 3, 4, 6, 7, 8, 11, 14, 18, 24]) : asked;
  const name = pickName(random, traits, stories);
  const rule = STYLE_RULES[name];
  const [low, high] = rule.stories;
  const finish = random.pick(rule.finishes);
  return { name, finish, roof: rule.roof, stories: Math.min(high, Math.max(low, stories)) };
}

/** Parking and the number of dwellings are facts of the listing: no facade may contradict them. */
const isPossible = ({ kind, hasBay, units }: StyleRule, traits: HomeTraits) =>
  kind === traits.kind &&
  (traits.parking === 'none' || hasBay === true) &&
  (!units || units.includes(traits.units));

// The nearest rule wins: height binds first, then the year, so every home finds a facade.
function pickName(random: Random, traits: HomeTraits, stories: number): FacadeStyle {
  const ofKind = names().filter((name) => isPossible(STYLE_RULES[name], traits));
  const ofHeight = ofKind.filter((name) => {
    const [low, high] = STYLE_RULES[name].stories;
    return stories >= low && stories <= high;
  });
  const ofAge = (ofHeight.length > 0 ? ofHeight : ofKind).filter(
    (name) =>
      traits.yearBuilt >= STYLE_RULES[name].from && traits.yearBuilt <= STYLE_RULES[name].to,
  );
  const fitting = [ofAge, ofHeight, ofKind].find((list) => list.length > 0) ?? [];
  const [first, ...rest] = lookingItsPrice(fitting, traits.priceClass);
  return random.pick([first ?? 'mediterranean', ...rest]);
}

/** A grand home looks grand where its year and height allow it, a modest one does not. */
function lookingItsPrice(fitting: readonly FacadeStyle[], priceClass: PriceClass): FacadeStyle[] {
  const looks = (name: FacadeStyle) => STYLE_RULES[name].costs;
  const grand = fitting.filter((name) => looks(name) === 'grand');
  const plain = fitting.filter((name) => looks(name) !== 'grand');
  const noModest = fitting.filter((name) => looks(name) !== 'modest');
  const wanted = { modest: [plain], usual: [], grand: [grand, noModest] }[priceClass];
  return [...(wanted.find((list) => list.length > 0) ?? fitting)];
}

const names = () => Object.keys(STYLE_RULES) as FacadeStyle[];
