import { ownRents } from '@alpha/report-model/own-rents';
import { rentForecast } from '@alpha/report-model/rent-forecast';
import { rentHistory } from '@alpha/report-model/rent-history';
import { areaRentTexts } from '@alpha/report-model/texts/rent';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { ChartPair, ChartSection } from './chart-section';
import { RentForecast } from './rent-forecast';
import { RentTimeline } from './rent-timeline';

export function RentalBlock({ report }: BlockProps) {
  const t = useT('charts');
  const phrases = usePhrases();
  const { property } = report;
  const history = rentHistory(property.rental_rate_histories);
  if (!history) return null;
  const forecast = rentForecast(property);
  const own = ownRents(property);
  return (
    <ChartSection
      id="rent"
      title={t('rent.title')}
      lead={t('rent.lead')}
      fold={areaRentTexts({ ...history, own }, phrases).title}
    >
      <ChartPair>
        <RentTimeline {...history} report={report} own={own} />
        {property.property_estimates && forecast.length > 1 && (
          <RentForecast
            years={forecast}
            growth={property.property_estimates.rent_growth_rate_annual}
          />
        )}
      </ChartPair>
    </ChartSection>
  );
}
