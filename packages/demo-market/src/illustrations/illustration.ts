import { dropUnused, shareRepeats } from './drawing/share.ts';
import { designHome, type Home, takeBrush } from './home.ts';
import { dayLight, eveningLight } from './light.ts';
import { aerial } from './outdoors/aerial.ts';
import { balcony } from './outdoors/balcony.ts';
import { garden } from './outdoors/garden.ts';
import { street } from './outdoors/street.ts';
import { plan } from './plan/plan.ts';
import { createRandom } from './random.ts';
import { designInterior } from './rooms/interior.ts';
import { room } from './rooms/rooms.ts';
import type { HomeTraits, IllustrationView } from './traits.ts';

export type { HomeKind, HomeTraits, IllustrationView } from './traits.ts';
export { ILLUSTRATION_VIEWS } from './traits.ts';
export { viewsFor } from './views.ts';

export const ILLUSTRATION_WIDTH = 960;
export const ILLUSTRATION_HEIGHT = 640;

/** One view of a home as a standalone SVG; the same traits always give the same bytes. */
export function illustrate(traits: HomeTraits, view: IllustrationView): string {
  const body = shareRepeats(dropUnused(draw(designHome(traits), view)));
  const size = `${ILLUSTRATION_WIDTH} ${ILLUSTRATION_HEIGHT}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${body}</svg>`;
}

function draw(home: Home, view: IllustrationView): string {
  const { seed } = home.traits;
  const byDay = () =>
    takeBrush(home, dayLight(createRandom(seed, 'day')), createRandom(seed, view));
  switch (view) {
    case 'street':
      return street(byDay());
    case 'evening': {
      // The stream of the street view, so that trees and beds stand where they stood by day.
      const light = eveningLight(createRandom(seed, 'evening'));
      return street(takeBrush(home, light, createRandom(seed, 'street')));
    }
    case 'garden':
      return garden(byDay());
    case 'aerial':
      return aerial(byDay());
    case 'balcony':
      return balcony({ ...byDay(), interior: designInterior(home) });
    case 'plan':
      return plan(home);
    case 'living':
    case 'kitchen':
    case 'bedroom':
    case 'bathroom':
    case 'dining':
    case 'study':
      return room(home, view);
  }
}
