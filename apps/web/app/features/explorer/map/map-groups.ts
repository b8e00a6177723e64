import type { MapBounds, MapCluster, MapPin } from '@alpha/contract';
import { CLOSEST_ZOOM } from '~/ui/map/map.types';

/** One mark: a home, or homes whose marks would overlap. */
export type MapGroup = MapCluster & {
  /** The home when there is only one. */
  pin: MapPin | null;
};

/** Size in pixels of a price label including its tip, which points at the place. */
const LABEL_HEIGHT = 34;
/** Padding around a circle. */
const HALO = 8;
/** At the closest zoom, homes within this distance stay one mark. */
const LABEL_LEAST = { width: 64, height: 30 };

/**
 * Merges marks that would touch at this zoom until none do: the server groups by grid cells, and not at
 * all when there are few. `labelWidth` is in pixels.
 */
export function groupNear(
  { clusters, pins }: { clusters: readonly MapCluster[]; pins: readonly MapPin[] },
  zoom: number,
  labelWidth: (pin: MapPin) => number,
): MapGroup[] {
  let groups = [
    ...clusters.map((cluster) => ({ ...cluster, pin: null })),
    ...pins.map(singleHomeGroup),
  ];
  for (;;) {
    const fewer = joinTouching(groups, zoom, labelWidth);
    if (fewer.length === groups.length) return fewer;
    groups = fewer;
  }
}

/** Identifies a mark across responses. */
export const groupKey = ({ pin, latitude, longitude, count }: MapGroup): string =>
  pin ? `home ${pin.id}` : `${latitude},${longitude},${count}`;

/** 32 px for two homes, 56 for ten thousand. */
export const circleSize = (count: number): number =>
  Math.round(30 + 6.5 * Math.min(4, Math.log10(count)));

/** Apartments in one building: no zoom separates them. */
export function isSingleSpot({ bounds: [west, south, east, north] }: MapGroup): boolean {
  const [from, to] = [onScreen(north, west, CLOSEST_ZOOM), onScreen(south, east, CLOSEST_ZOOM)];
  return to.x - from.x < LABEL_LEAST.width && to.y - from.y < LABEL_LEAST.height;
}

/** A group of one home. */
export function singleHomeGroup(pin: MapPin): MapGroup {
  const { latitude, longitude } = pin;
  const bounds: MapBounds = [longitude, latitude, longitude, latitude];
  return { latitude, longitude, count: 1, bounds, pin };
}

/** The larger absorbs the smaller; one pass. */
function joinTouching(
  groups: readonly MapGroup[],
  zoom: number,
  labelWidth: (pin: MapPin) => number,
): MapGroup[] {
  const kept: { group: MapGroup; box: Box }[] = [];
  const boxOf = (group: MapGroup) => markBox(group, zoom, labelWidth);
  for (const group of groups.toSorted((a, b) => b.count - a.count)) {
    const box = boxOf(group);
    const near = kept.find((other) => isTouching(box, other.box));
    if (near) {
      near.group = joined(near.group, group);
      near.box = boxOf(near.group);
    } else kept.push({ group, box });
  }
  return kept.map(({ group }) => group);
}

function joined(a: MapGroup, b: MapGroup): MapGroup {
  const count = a.count + b.count;
  const between = (one: number, two: number) => (one * a.count + two * b.count) / count;
  return {
    count,
    pin: null,
    latitude: between(a.latitude, b.latitude),
    longitude: between(a.longitude, b.longitude),
    bounds: [
      Math.min(a.bounds[0], b.bounds[0]),
      Math.min(a.bounds[1], b.bounds[1]),
      Math.max(a.bounds[2], b.bounds[2]),
      Math.max(a.bounds[3], b.bounds[3]),
    ],
  };
}

type Box = { left: number; right: number; top: number; bottom: number };

function markBox(group: MapGroup, zoom: number, labelWidth: (pin: MapPin) => number): Box {
  const { x, y } = onScreen(group.latitude, group.longitude, zoom);
  if (group.pin) {
    const half = labelWidth(group.pin) / 2;
    return { left: x - half, right: x + half, top: y - LABEL_HEIGHT, bottom: y };
  }
  const half = circleSize(group.count) / 2 + HALO;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

const isTouching = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Pixel coordinates in the world at this zoom, from its north-west corner. */
function onScreen(latitude: number, longitude: number, zoom: number): { x: number; y: number } {
  const size = 512 * 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)) * size,
  };
}
