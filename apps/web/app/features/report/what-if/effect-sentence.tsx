import { yearsHeld } from '@alpha/engine';
import { formatRate } from '@alpha/i18n';
import { assumptionInBoth } from '@alpha/report-model/assumption-text';
import { isYearlyRate } from '@alpha/report-model/units';
import { useMoney, useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useFigures } from '../use-figures';
import { largestEffect } from './largest-effect';
import { changeCount, type Scenario } from './use-what-if';

/** Changes of fewer dollars than this are shown as none. */
const NOTHING = 0.5;

/** The change with the largest effect, and when the rent covers the costs. */
export function EffectSentence({ scenario }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const locale = useLocale();
  const money = useMoney();
  const unit = useMoneyUnit();
  const effect = largestEffect(scenario);
  const { holdYears } = scenario.changes;
  const count = changeCount(scenario) - (holdYears === undefined ? 0 : 1) === 1 ? 1 : 2;
  if (!effect && holdYears !== undefined)
    return (
      <>
        <SoldEarlier scenario={scenario} years={holdYears} /> <WhenCovered scenario={scenario} />
      </>
    );
  if (!effect) return scenario.assessment?.tried ? t('assessment.effect') : t('effect.none');
  const { field, from, to, netProfit } = effect;
  const kind = Math.abs(netProfit) < NOTHING ? 'same' : netProfit > 0 ? 'adds' : 'takes';
  const amount = money(Math.abs(netProfit)) ?? '';
  const rate = (growth: number) => formatRate(growth, locale, { decimals: 1 }) ?? '';
  return (
    <>
      {field === 'pull'
        ? t('pull.effect', {
            choice: scenario.pull ?? 'on',
            from: rate(from),
            to: rate(to),
            ...{ kind, count, amount },
          })
        : t(`effect.${kind}`, {
            name: t(`field.${field}`),
            inText: t(`fieldInText.${field}`),
            from: assumptionInBoth(field, from, locale, unit),
            to: assumptionInBoth(field, to, locale, unit),
            ...{ count, amount },
          })}{' '}
      <WhenCovered scenario={scenario} />
    </>
  );
}

/** Only another year of the sale: yearly rates can be compared, totals can't. */
function SoldEarlier({ scenario, years }: { scenario: Scenario; years: number }) {
  const t = useT('whatIf');
  const { percent } = useFigures();
  const { ours, yours } = scenario;
  const [before, now] = [ours.closed.annualizedRoi, yours.closed.annualizedRoi];
  const usual = yearsHeld(ours.inputs);
  return isYearlyRate(before) && isYearlyRate(now)
    ? t('effect.sold', { years, usual, from: percent(before), to: percent(now) })
    : t('effect.soldPlain', { years, usual });
}

function WhenCovered({ scenario }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const year = scenario.yours.closed.profitYear;
  return year === null ? t('effect.never') : t('effect.year', { year });
}
