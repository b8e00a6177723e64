import { valueYears } from '@alpha/report-model/value-years';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { ChartPair, ChartSection } from './chart-section';
import { ValueDistribution } from './value-distribution';
import { ValueHistory } from './value-history';

export function PriceHistoryBlock({ report }: BlockProps) {
  const t = useT('charts');
  const { property } = report;
  const found = valueYears(property, new Date());
  if (!found) return null;
  return (
    <ChartSection title={t('value.title')}>
      <ChartPair>
        <ValueHistory {...found} report={report} />
        {property.value_distribution && property.monte_carlo_results && (
          <ValueDistribution
            report={report}
            distribution={property.value_distribution}
            values={property.monte_carlo_results}
          />
        )}
      </ChartPair>
    </ChartSection>
  );
}
