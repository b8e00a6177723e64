import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapRequest } from '~/data/listings';

/** Every match, fitted into what the buttons leave free. */
export function everythingOn(map: MapLibreMap): MapRequest {
  const { clientWidth, clientHeight } = map.getContainer();
  const { left, right, top, bottom } = roomForButtons(map);
  return {
    width: Math.max(1, clientWidth - left - right),
    height: Math.max(1, clientHeight - top - bottom),
  };
}

/** On narrower screens the count and the toggle are on the map. */
const SIDE_BY_SIDE = '(min-width: 1000px)';

/** Padding in pixels kept free of matches after a fit, in addition to the server's own margin. */
export function roomForButtons(map: MapLibreMap) {
  const isTall = map.getContainer().clientHeight > 400;
  const isAlone = !window.matchMedia(SIDE_BY_SIDE).matches;
  return { left: 0, right: 32, top: isTall ? 32 : 0, bottom: isTall && isAlone ? 136 : 0 };
}
