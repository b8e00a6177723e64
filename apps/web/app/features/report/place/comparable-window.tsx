import type { PropertyDetail, SurroundingsComparable } from '@alpha/contract';
import { countOrUnknown } from '@alpha/i18n';
import { comparableText } from '@alpha/report-model/surroundings';
import { ChevronRight } from 'lucide-react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { listingPath } from '~/listings/listing-path';
import { MapWindow } from '~/ui/map/map-window';
import { useIsShared } from '../report-mode';
import { useFigures } from '../use-figures';

type ComparableWindowProps = {
  map: MapLibreMap;
  comparable: SurroundingsComparable;
  property: PropertyDetail;
  onClose: () => void;
};

/** Popup of a pin. Visitors of a shared page have no page of another property to open. */
export function ComparableWindow({ map, comparable, property, onClose }: ComparableWindowProps) {
  const t = useT('place');
  const report = useT('report');
  const figures = useFigures();
  const isShared = useIsShared();
  const text = comparableText(comparable, property, {
    t,
    locale: useLocale(),
    unit: useMoneyUnit(),
  });
  const { latitude: lat, longitude: lng, beds, baths, total_sqft: sqft } = comparable;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onClose]);
  const rooms = [
    report('title.beds', { count: countOrUnknown(beds) }),
    report('title.baths', { count: countOrUnknown(baths) }),
    ...(sqft === null
      ? []
      : [report('sales.area', { area: figures.number(sqft), unit: report('summary.sqft') })]),
  ];
  return (
    <MapWindow map={map} at={{ lat, lng }} label={text.address} onClose={onClose}>
      <p className="figures pr-9 text-18 leading-tight font-semibold">{text.price}</p>
      <p className="mt-1 text-13 text-ink-2">
        {text.when} · {text.distance}
      </p>
      <p className="mt-2 text-14">{text.address}</p>
      <p className="figures pb-2 text-13 text-ink-2">{rooms.join(' · ')}</p>
      {comparable.is_place_approximate && (
        <p className="pb-2 text-13 text-ink-2">{t('comparable.approximate')}</p>
      )}
      {!isShared && (
        <Link
          to={listingPath(comparable)}
          className="flex min-h-11 items-center justify-between border-t border-line text-14 font-semibold text-accent hover:text-accent-hover"
        >
          {t('comparable.report')}
          <ChevronRight aria-hidden="true" size={18} strokeWidth={1.5} />
        </Link>
      )}
    </MapWindow>
  );
}
