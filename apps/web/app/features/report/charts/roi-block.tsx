import { radarOf } from '@alpha/report-model/radar';
import { simulationLead } from '@alpha/report-model/texts/roi';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { useHasOwnAssumptions } from '../report-mode';
import { usePhrases } from '../use-phrases';
import { ChartPair, ChartSection } from './chart-section';
import { RoiDistribution } from './roi-distribution';
import { RoiRadar } from './roi-radar';

export function RoiBlock({ report }: BlockProps) {
  const t = useT('charts');
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
        <RoiDistribution report={report} stats={stats} />
        {radar.values.length > 0 && <RoiRadar report={report} radar={radar} />}
      </ChartPair>
    </ChartSection>
  );
}
