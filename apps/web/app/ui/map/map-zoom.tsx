import { Minus, Plus } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { IconButton } from '../icon-button';
import { BY_HAND } from './map.types';

type MapZoomProps = { map: MapLibreMap; labels: { in: string; out: string } };

export function MapZoom({ map, labels }: MapZoomProps) {
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const;
  return (
    <div className="absolute right-3 bottom-[calc(2.5rem+var(--map-foot,0px))] z-2 flex flex-col rounded-2 border border-line bg-surface shadow-2 md:right-4 lg:top-18 lg:bottom-auto">
      <IconButton
        label={labels.in}
        className="rounded-b-none"
        onClick={() => map.zoomIn({}, BY_HAND)}
      >
        <Plus {...icon} />
      </IconButton>
      <IconButton
        label={labels.out}
        className="rounded-t-none border-t-line"
        onClick={() => map.zoomOut({}, BY_HAND)}
      >
        <Minus {...icon} />
      </IconButton>
    </div>
  );
}
