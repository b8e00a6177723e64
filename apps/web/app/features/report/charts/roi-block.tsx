import { radarOf } from '@alpha/report-model/radar';
import { radarTitle } from '@alpha/report-model/sentences';
import { simulationLead } from '@alpha/report-model/texts/roi';
import { useId } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Fold } from '~/ui/fold';
import type { BlockProps } from '../report.types';
import { useHasOwnAssumptions } from '../report-mode';
import { usePhrases } from '../use-phrases';
import { WhileSimulating } from '../what-if/while-simulating';
import { ChartPair, ChartSection } from './chart-section';
import { RoiDistribution } from './roi-distribution';
import { RoiRadar } from './roi-radar';

export function RoiBlock({ report }: BlockProps) {
  const t = useT('charts');
  const locale = useLocale();
  const radarId = useId();
  const phrases = usePhrases();
  const hasOwn = useHasOwnAssumptions();
  const { monte_carlo_results, property_roi_stats: stats } = report.property;
  if (!monte_carlo_results || !stats) return null;
  const radar = radarOf(stats.radar_chart_data);
  return (
    <ChartSection
      id="roi"
      title={t('roi.title')}
      lead={simulationLead(report.property, phrases, hasOwn)}
    >
      <ChartPair>
        <WhileSimulating className="min-w-0">
          <RoiDistribution report={report} />
        </WhileSimulating>
        {radar.values.length > 0 && (
          <div className="min-w-0">
            <h3 id={radarId} className="text-18 md:hidden print:hidden">
              {t('radar.title')}
            </h3>
            <Fold line={radarTitle(radar.values, locale, t)} labelledBy={radarId}>
              <RoiRadar report={report} radar={radar} />
            </Fold>
          </div>
        )}
      </ChartPair>
    </ChartSection>
  );
}
