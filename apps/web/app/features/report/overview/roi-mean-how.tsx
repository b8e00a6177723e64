import { useT } from '~/lib/i18n/use-t';
import { Formula } from '~/ui/formula';
import { How } from '~/ui/how';
import { Num, Percent } from '~/ui/money';
import type { BlockProps } from '../report.types';

/** `sobol-16384-1`: the number of simulated decades is part of the model's name. */
const PATHS = /-(\d{4,})-/;

/** A mean of simulations has no formula in this home's numbers, so it is told. */
export function RoiMeanHow({ report: { property } }: BlockProps) {
  const t = useT('report');
  const mean = property.property_roi_stats?.roi_mean;
  const paths = property.model?.version.match(PATHS)?.[1];
  if (mean === undefined) return null;
  const result = {
    label: t('compare.roi_mean'),
    value: <Percent value={mean} decimals={1} />,
    kind: 'result' as const,
  };
  return (
    <How title={t('compare.roi_mean')} align="start">
      <p className="text-ink-2">{t('compare.roiMeanHow')}</p>
      <Formula
        lines={
          paths
            ? [
                { label: t('compare.roiMeanHowPaths'), value: <Num value={Number(paths)} /> },
                result,
              ]
            : [result]
        }
      />
    </How>
  );
}
