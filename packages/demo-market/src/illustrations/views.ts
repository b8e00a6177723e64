import { createRandom } from './random.ts';
import type { HomeTraits, IllustrationView } from './traits.ts';

const SHOWING_ORDER: readonly IllustrationView[] = [
  'street',
  'living',
  'kitchen',
  'dining',
  'bedroom',
  'bathroom',
  'study',
  'balcony',
  'garden',
  'evening',
  'aerial',
  'plan',
];

/** Between 5 and 12 views in showing order; how many depends on the seed. */
export function viewsFor(traits: HomeTraits): IllustrationView[] {
  const random = createRandom(traits.seed, 'views');
  const possible = SHOWING_ORDER.filter((view) => suits(traits, view));
  const always = possible.filter((view) => isEssential(traits, view));
  const others = random.shuffle(possible.filter((view) => !always.includes(view)));
  const count = random.integer(Math.max(5, always.length), possible.length);
  const chosen = new Set([...always, ...others].slice(0, count));
  return possible.filter((view) => chosen.has(view));
}

function suits(traits: HomeTraits, view: IllustrationView): boolean {
  if (view === 'garden') return traits.kind !== 'condo';
  if (view === 'balcony') return traits.hasBalcony;
  return true;
}

// Pool and balcony are worth a picture whenever there is one.
function isEssential(traits: HomeTraits, view: IllustrationView): boolean {
  if (view === 'garden') return traits.hasPool;
  if (view === 'balcony') return traits.hasBalcony;
  return view === 'street' || view === 'living' || view === 'kitchen' || view === 'bedroom';
}
