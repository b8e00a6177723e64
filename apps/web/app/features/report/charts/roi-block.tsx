import { simulatedDecades } from '@alpha/report-model/chances';
import { radarOf } from '@alpha/report-model/radar';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { ChartPair, ChartSection } from './chart-section';
import { RoiDistribution } from './roi-distribution';
import { RoiRadar } from './roi-radar';
import { useFormats } from './use-formats';

export function RoiBlock({ report }: BlockProps) {
  const t = useT('charts');
  const { number } = useFormats();
  const { monte_carlo_results, property_roi_stats: stats } = report.property;
  if (!monte_carlo_results || !stats) return null;
  const radar = radarOf(stats.radar_chart_data);
  const futures = simulatedDecades(report.property);
  return (
    <ChartSection
      title={t('roi.title')}
      lead={futures ? t('roi.lead', { count: number(futures) }) : undefined}
    >
      <ChartPair>
        <RoiDistribution report={report} stats={stats} />
        {radar.values.length > 0 && <RoiRadar report={report} radar={radar} />}
      </ChartPair>
    </ChartSection>
  );
}
