import type { Listing, MapCluster } from '@alpha/contract';
import { useMemo } from 'react';
import type { MapMark } from '~/ui/map/map-marker-layer';
import { HomeCluster } from './home-cluster';
import { HomePin } from './home-pin';
import { liftsOf, type MapMatches, mergeNear } from './map-matches';

type MapMarksInput = {
  matches: MapMatches | undefined;
  /** The homes of the page beside the map. */
  cards: Listing[] | undefined;
  highlightedId: number | null;
  openId: number | null;
  onOpen: (id: number) => void;
  onOpenCluster: (cluster: MapCluster) => void;
  onHighlight: (id: number | null) => void;
};

/** From north to south, as the eye and the Tab key go; a lit card has its pin even in a cluster. */
export function useMapMarks(input: MapMarksInput): MapMark[] {
  const { matches, cards, highlightedId, openId, onOpen, onOpenCluster, onHighlight } = input;
  return useMemo(() => {
    if (!matches) return [];
    const clusters = mergeNear(matches.clusters, matches.zoom).map((cluster) => ({
      key: `${cluster.latitude},${cluster.longitude},${cluster.count}`,
      at: { lat: cluster.latitude, lng: cluster.longitude },
      content: <HomeCluster cluster={cluster} onOpen={onOpenCluster} />,
    }));
    const isPinned = matches.pins.some(({ id }) => id === highlightedId);
    const hidden = isPinned ? undefined : cards?.find(({ id }) => id === highlightedId);
    const lifts = liftsOf(matches.pins);
    const pins = [...matches.pins, ...(hidden ? [hidden] : [])].map((pin) => ({
      key: `home ${pin.id}`,
      at: { lat: pin.latitude, lng: pin.longitude },
      lift: lifts.get(pin.id) ?? 0,
      isOnTop: pin.id === highlightedId || pin.id === openId,
      content: (
        <HomePin
          pin={pin}
          isLit={pin.id === highlightedId}
          isOpen={pin.id === openId}
          onOpen={onOpen}
          onHighlight={onHighlight}
        />
      ),
    }));
    return [...clusters, ...pins].sort((a, b) => b.at.lat - a.at.lat);
  }, [matches, cards, highlightedId, openId, onOpen, onOpenCluster, onHighlight]);
}
