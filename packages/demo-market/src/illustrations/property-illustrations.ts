import { ILLUSTRATION_HEIGHT, ILLUSTRATION_WIDTH, viewsFor } from './illustration.ts';
import { illustrationUrl } from './illustration-url.ts';
import type { HomeTraits } from './traits.ts';

type Illustration = { url: string; width: number; height: number };

/** The drawings of one property, in the order they are shown. */
export function illustrationsOf(traits: HomeTraits): Illustration[] {
  return viewsFor(traits).map((view) => ({
    url: illustrationUrl(traits, view),
    width: ILLUSTRATION_WIDTH,
    height: ILLUSTRATION_HEIGHT,
  }));
}
