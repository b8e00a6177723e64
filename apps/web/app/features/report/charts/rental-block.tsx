import { ownRents } from '@alpha/report-model/own-rents';
import { rentForecast } from '@alpha/report-model/rent-forecast';
import { rentHistory } from '@alpha/report-model/rent-history';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { ChartPair, ChartSection } from './chart-section';
import { RentForecast } from './rent-forecast';
import { RentTimeline } from './rent-timeline';

export function RentalBlock({ report }: BlockProps) {
  const t = useT('charts');
  const { property } = report;
  const history = rentHistory(property.rental_rate_histories);
  if (!history) return null;
  const forecast = rentForecast(property.property_estimates);
  return (
    <ChartSection title={t('rent.title')} lead={t('rent.lead')}>
      <ChartPair>
        <RentTimeline {...history} report={report} own={ownRents(property)} />
        {property.property_estimates && forecast.length > 0 && (
          <RentForecast
            years={forecast}
            growth={property.property_estimates.rent_growth_rate_annual}
          />
        )}
      </ChartPair>
    </ChartSection>
  );
}
