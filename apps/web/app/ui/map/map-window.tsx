import { X } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '../class-names';
import { IconButton } from '../icon-button';
import { moveTime } from './drawn-by-software';
import type { LatLng } from './map.types';
import { pixelsOutside, windowPlace } from './window-place';

type MapWindowProps = {
  map: MapLibreMap;
  at: LatLng;
  label: string;
  /** For rows with pictures. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Height of the mark it belongs to. */
const LIFT = 34;
/** Space for the map's buttons above. */
const TOP = 68;
/** On narrower maps it has the full width, below the buttons. */
const NARROW = 480;

/** A small popup attached to a place. */
export function MapWindow(props: MapWindowProps) {
  const { map, at, label, isWide = false, onClose, children } = props;
  const { lat, lng } = at;
  const ref = useRef<HTMLDivElement>(null);
  const t = useT('ui');

  useLayoutEffect(() => {
    const own = ref.current;
    if (!own) return;
    const sizes = () => ({
      own: { width: own.offsetWidth, height: own.offsetHeight },
      map: {
        width: map.getContainer().clientWidth,
        height: map.getContainer().clientHeight,
      },
    });
    const place = () => {
      const size = sizes();
      const isDocked = size.map.width < NARROW;
      own.toggleAttribute('data-docked', isDocked);
      const { x, y } = windowPlace(map.project([lng, lat]), LIFT, size.own, size.map);
      own.style.transform = isDocked ? '' : `translate(${x}px, ${y}px)`;
      return y;
    };
    const y = place();
    const size = sizes();
    if (size.map.width >= NARROW) {
      const outside = pixelsOutside(y, size.own, size.map, TOP);
      if (outside !== 0) map.panBy([0, -outside], { duration: moveTime(250) });
    } else keepBelowDock(map, [lng, lat], TOP + size.own.height, size.map.height);
    map.on('move', place);
    map.on('resize', place);
    own.focus({ preventScroll: true });
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, lat, lng]);

  return (
    <div className="pointer-events-none absolute inset-0 z-3 overflow-clip">
      <div
        ref={ref}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={cx(
          isWide ? 'w-88' : 'w-66',
          'pointer-events-auto absolute top-0 left-0 rounded-3 border border-line bg-surface p-4 pb-2 shadow-3 outline-none',
          'transition-opacity duration-150 starting:opacity-0',
          'data-docked:inset-x-3 data-docked:top-17 data-docked:w-auto',
          'data-docked:max-h-[calc(100%-5.5rem)] data-docked:overflow-y-auto data-docked:overscroll-contain',
        )}
      >
        <IconButton
          label={t('close')}
          size="sm"
          // Readable on a picture, too.
          className="absolute! top-2.5 right-2.5 z-1 bg-surface!"
          isRound
          onClick={onClose}
        >
          <X aria-hidden="true" size={18} strokeWidth={1.5} />
        </IconButton>
        {children}
      </div>
    </div>
  );
}

function keepBelowDock(map: MapLibreMap, at: [number, number], dock: number, height: number) {
  const { y } = map.project(at);
  const wanted = Math.max(y, Math.min(dock + LIFT + 16, height - 24));
  if (wanted > y) map.panBy([0, y - wanted], { duration: moveTime(250) });
}
