import type { PropertyReport } from '@alpha/contract';
import { comparedCities, ownCityOf } from '@alpha/report-model/comparison';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Formula } from '~/ui/formula';
import type { BlockProps } from '../report.types';

type ComparedMetric = keyof PropertyReport['comparison_stats'];
type CityMediansProps = BlockProps & {
  metric: ComparedMetric;
  print: (value: number | null) => ReactNode;
};

/** The city medians a figure is compared with, and the number of homes behind each. */
export function CityMedians({ report, metric, print }: CityMediansProps) {
  const t = useT('how');
  const values = report.comparison_stats[metric];
  const counts = report.comparison_counts[metric];
  const cities = comparedCities(report.comparison_stats, ownCityOf(report.property));
  const known = cities.filter(({ key }) => values[key] !== null);
  if (known.length === 0) return null;
  return (
    <Formula
      className="text-13"
      lines={known.map(({ key, name }) => ({
        label: t('median', { n: counts[key], city: name }),
        value: print(values[key]),
      }))}
    />
  );
}
