import type { Listing, MapPin } from '@alpha/contract';
import { useMemo } from 'react';
import type { MapMatches } from '~/data/listings';
import { useAxisMoney } from '~/ui/chart/use-axis-money';
import type { MapMark } from '~/ui/map/map-marker-layer';
import { HomeCluster } from './home-cluster';
import { HomePin } from './home-pin';
import { groupKey, groupNear, type MapGroup } from './map-groups';

type MapMarksInput = {
  matches: MapMatches | undefined;
  /** Of the map as it is, or after the current move. */
  zoom: number;
  /** The homes of the page beside the map. */
  cards: Listing[] | undefined;
  highlightedId: number | null;
  openId: number | null;
  onOpen: (id: number) => void;
  onOpenCluster: (group: MapGroup) => void;
  onHighlight: (id: number | null) => void;
  onReach: (id: number) => void;
};

/** From north to south, which is also the tab order; a highlighted home has its own pin even in a cluster. */
export function useMapMarks(input: MapMarksInput): MapMark[] {
  const { matches, zoom, cards, highlightedId, openId } = input;
  const { onOpen, onOpenCluster, onHighlight, onReach } = input;
  const labelWidth = useLabelWidth();
  const groups = useMemo(
    () => (matches ? groupNear(matches, zoom, labelWidth) : []),
    [matches, zoom, labelWidth],
  );
  return useMemo(() => {
    const pinMark = (pin: MapPin | Listing): MapMark => ({
      key: `home ${pin.id}`,
      at: { lat: pin.latitude, lng: pin.longitude },
      isOnTop: pin.id === highlightedId || pin.id === openId,
      content: (
        <HomePin
          pin={pin}
          isLit={pin.id === highlightedId}
          isOpen={pin.id === openId}
          onOpen={onOpen}
          onHighlight={onHighlight}
          onReach={onReach}
        />
      ),
    });
    const marks = groups.map((group) =>
      group.pin
        ? pinMark(group.pin)
        : {
            key: groupKey(group),
            at: { lat: group.latitude, lng: group.longitude },
            content: <HomeCluster group={group} onOpen={onOpenCluster} />,
          },
    );
    const hidden = [...new Set([highlightedId, openId])]
      .filter((id) => id !== null && !groups.some(({ pin }) => pin?.id === id))
      .flatMap(
        (id) => [...(matches?.pins ?? []), ...(cards ?? [])].find((home) => home.id === id) ?? [],
      );
    return [...marks, ...hidden.map((home) => ({ ...pinMark(home), isPassing: true }))].sort(
      (a, b) => b.at.lat - a.at.lat,
    );
  }, [groups, matches, cards, highlightedId, openId, onOpen, onOpenCluster, onHighlight, onReach]);
}

/** Width of a price label in pixels, from its length: Spanish ones are half as long again. */
function useLabelWidth(): (pin: MapPin) => number {
  const short = useAxisMoney();
  return useMemo(() => (pin) => 22 + 8.2 * short(pin.list_price).length, [short]);
}
