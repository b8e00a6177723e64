import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { assumptionText } from './assumption-text';
import { largestEffect } from './largest-effect';
import { changedFields } from './scenario';
import type { Scenario } from './use-what-if';

/** Changes of fewer dollars than this are shown as none. */
const NOTHING = 0.5;

/** The change with the largest effect, and when the rent covers the costs. */
export function EffectSentence({ scenario }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const locale = useLocale();
  const effect = largestEffect(scenario);
  if (!effect) return t('effect.none');
  const { field, from, to, netProfit } = effect;
  const year = scenario.yours.closed.profitYear;
  const kind = Math.abs(netProfit) < NOTHING ? 'same' : netProfit > 0 ? 'adds' : 'takes';
  const isOne = changedFields(scenario.changes).length === 1;
  return (
    <>
      {t(`effect.${kind}`, {
        count: isOne ? 1 : 2,
        name: t(`field.${field}`),
        from: assumptionText(field, from, locale),
        to: assumptionText(field, to, locale),
        amount: formatMoney(Math.abs(netProfit), locale) ?? '',
      })}{' '}
      {year === null ? t('effect.never') : t('effect.year', { year })}
    </>
  );
}
