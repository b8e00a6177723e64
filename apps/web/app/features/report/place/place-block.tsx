import { countComparables } from '@alpha/report-model/surroundings';
import { useT } from '~/lib/i18n/use-t';
import { Fold } from '~/ui/fold';
import type { BlockProps } from '../report.types';
import { useIsShared } from '../report-mode';
import { ReportSection } from '../report-section';
import { ComparableList } from './comparable-list';
import { PlaceFacts } from './place-facts';
import { PlaceMapSlot } from './place-map-slot';

/** A map of the surroundings, what is near, and what sold and rented around it. */
export function PlaceBlock({ report: { property } }: BlockProps) {
  const t = useT('place');
  const isShared = useIsShared();
  const { sales, rents } = countComparables(property);
  return (
    <ReportSection
      id="place"
      title={t('title')}
      lead={t('lead', { rents: rents > 0 ? 'yes' : 'no' })}
    >
      {property.is_place_approximate && (
        <p className="mt-3 max-w-[68ch] text-14 text-pretty text-ink-2">
          {t('approximate')} {!isShared && t('approximateHint')}
        </p>
      )}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 max-md:mt-2 max-md:gap-y-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Fold line={t('map.fold', { sales, rents })}>
          <PlaceMapSlot property={property} />
        </Fold>
        <PlaceFacts property={property} />
      </div>
      <ComparableList property={property} />
    </ReportSection>
  );
}
