import { growthText } from '@alpha/report-model/texts/growth';
import { valueTexts } from '@alpha/report-model/texts/value';
import { valueYears } from '@alpha/report-model/value-years';
import { useT } from '~/lib/i18n/use-t';
import { GrowthHow } from '../how/growth-how';
import type { BlockProps } from '../report.types';
import { useHasOwnAssumptions } from '../report-mode';
import { usePhrases } from '../use-phrases';
import { ChartPair, ChartSection } from './chart-section';
import { ValueDistribution } from './value-distribution';
import { ValueHistory } from './value-history';

export function PriceHistoryBlock({ report }: BlockProps) {
  const t = useT('charts');
  const phrases = usePhrases();
  const hasOwn = useHasOwnAssumptions();
  const { property } = report;
  const found = valueYears(property, new Date());
  if (!found) return null;
  return (
    <ChartSection
      id="price-history"
      title={t('value.title')}
      lead={growthText(property, phrases, hasOwn)}
      fold={valueTexts(found, phrases).title}
      how={<GrowthHow report={report} align="start" />}
    >
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
