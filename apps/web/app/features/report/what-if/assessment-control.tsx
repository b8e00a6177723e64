import {
  ASSESSMENT_AMOUNTS,
  ASSESSMENT_CHANCES,
  USUAL_ASSESSMENT_CHANCE,
} from '@alpha/contract/scenario-terms';
import { useMoney } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { SegmentedControl } from '~/ui/segmented-control';
import type { Amount, Chance } from './special-assessment';
import type { Scenario } from './use-what-if';

/** A special assessment to try: none by default, as nobody publishes how likely one is. */
export function AssessmentControl({ scenario }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const money = useMoney();
  const { assessment } = scenario;
  if (!assessment) return null;
  const { tried, choose } = assessment;
  const chance = tried?.chance ?? USUAL_ASSESSMENT_CHANCE;
  const price = scenario.yours.inputs.listPrice;
  return (
    <div data-assessment className="mt-3 border-t border-line pt-3.5 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-14 text-ink-2">{t('assessment.label')}</span>
        <SegmentedControl<Amount | 'none'>
          label={t('assessment.label')}
          segments={[
            { value: 'none', label: t('assessment.none') },
            ...ASSESSMENT_AMOUNTS.map((value) => ({
              value,
              label: t('assessment.percent', { value }),
            })),
          ]}
          value={tried?.amount ?? 'none'}
          onChange={(amount) => choose(amount === 'none' ? null : { amount, chance })}
        />
      </div>
      {tried && (
        <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="text-14 text-ink-2">{t('assessment.chance')}</span>
          <SegmentedControl<Chance>
            label={t('assessment.chance')}
            segments={ASSESSMENT_CHANCES.map((value) => ({
              value,
              label: t('assessment.percent', { value }),
            }))}
            value={chance}
            onChange={(next) => choose({ ...tried, chance: next })}
          />
        </div>
      )}
      <p className="figures mt-2.5 text-13 text-pretty text-ink-2">
        {tried
          ? t('assessment.text', {
              amount: money((price * Number(tried.amount)) / 100) ?? '',
            })
          : t('assessment.noneText')}
      </p>
    </div>
  );
}
