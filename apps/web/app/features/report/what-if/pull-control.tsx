import { useT } from '~/lib/i18n/use-t';
import { SegmentedControl } from '~/ui/segmented-control';
import { GrowthHow } from '../how/growth-how';
import type { BlockProps } from '../report.types';
import { PULLS } from './pull';
import type { Scenario } from './use-what-if';

/** How strongly prices return to their usual level; another choice plans another growth. */
export function PullControl({ scenario, report }: BlockProps & { scenario: Scenario }) {
  const t = useT('whatIf');
  const { pull, setPull } = scenario;
  if (!pull) return null;
  return (
    <div data-pull className="mt-3 border-t border-line pt-3.5 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex flex-wrap items-baseline gap-x-2 text-14 text-ink-2">
          {t('pull.label')}
          <GrowthHow report={report} align="start" />
        </span>
        <SegmentedControl
          label={t('pull.label')}
          segments={PULLS.map((value) => ({ value, label: t(`pull.${value}`) }))}
          value={pull}
          onChange={setPull}
        />
      </div>
    </div>
  );
}
