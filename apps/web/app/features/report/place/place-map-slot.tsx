import type { PropertyDetail } from '@alpha/contract';
import { countComparables } from '@alpha/report-model/surroundings';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { MapFrame } from '~/ui/map/map-frame';
import { ComparableDot } from './comparable-dot';

const PlaceMap = lazy(() => import('./place-map').then((module) => ({ default: module.PlaceMap })));

const HEIGHT = 'h-80 md:h-110';
/** The map is larger than the rest of the page: it is loaded when the reader is about to see it. */
const NEAR = '300px';

/** The map's frame and legend, on the server and until it is near. */
export function PlaceMapSlot({ property }: { property: PropertyDetail }) {
  const t = useT('place');
  const host = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(host);
  const { sales, rents } = countComparables(property);
  const frame = <MapFrame label={t('map.label')} isLoading={isNear} className={HEIGHT} />;
  return (
    <div ref={host} className="min-w-0 print:hidden">
      {isNear ? (
        <Suspense fallback={frame}>
          <PlaceMap property={property} className={HEIGHT} />
        </Suspense>
      ) : (
        frame
      )}
      <ul aria-label={t('map.legend')} className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-13">
        <Key kind="subject" text={t('map.subject')} />
        {sales > 0 && <Key kind="sale" text={t('map.sale')} />}
        {rents > 0 && <Key kind="rent" text={t('map.rent')} />}
      </ul>
    </div>
  );
}

function Key({ kind, text }: { kind: 'subject' | 'sale' | 'rent'; text: string }) {
  return (
    <li className="flex items-center gap-2 text-ink-2">
      <ComparableDot kind={kind} />
      {text}
    </li>
  );
}

function useIsNear(host: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);
  return isNear;
}
