import type { Map as MapLibreMap } from 'maplibre-gl';
import { useSyncExternalStore } from 'react';

/** Whether land and water are painted. Marks wait for it: on bare water they would look misplaced. */
export type Ground = {
  /** What the current view needs: sources of the style, or another name that is settled by hand. */
  need: (parts: readonly string[]) => void;
  settle: (part: string) => void;
  isPainted: () => boolean;
  /** Whether it is drawn, and not given up. */
  has: (part: string) => boolean;
  subscribe: (listener: () => void) => () => void;
};

const grounds = new WeakMap<MapLibreMap, Ground>();

export function watchGround(map: MapLibreMap): Ground {
  const listeners = new Set<() => void>();
  const drawn = new Set<string>();
  const failed = new Set<string>();
  let needed: readonly string[] = [];
  const isOver = (part: string) => drawn.has(part) || failed.has(part);
  const put = (set: Set<string>, part: string) => {
    if (isOver(part)) return;
    set.add(part);
    for (const listener of listeners) listener();
  };

  map.on('render', () => {
    for (const part of needed)
      if (!isOver(part) && map.getSource(part) && map.isSourceLoaded(part)) put(drawn, part);
  });
  map.on('error', (event) => {
    const { sourceId } = event as { sourceId?: string };
    if (sourceId) put(failed, sourceId);
  });

  const ground: Ground = {
    need: (parts) => {
      needed = parts;
      for (const listener of listeners) listener();
    },
    settle: (part) => put(drawn, part),
    isPainted: () => needed.length > 0 && needed.every(isOver),
    has: (part) => drawn.has(part),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  grounds.set(map, ground);
  return ground;
}

export const groundOf = (map: MapLibreMap) => grounds.get(map);

export function useIsGroundPainted(map: MapLibreMap): boolean {
  const ground = groundOf(map);
  return useSyncExternalStore(ground?.subscribe ?? never, ground?.isPainted ?? always);
}

const never = () => () => undefined;
const always = () => true;
