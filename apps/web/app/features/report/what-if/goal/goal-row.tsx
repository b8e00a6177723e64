import { formatNumber, formatPercent, type Locale } from '@alpha/i18n';
import { assumptionText, convertedAssumption } from '@alpha/report-model/assumption-text';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import type { Field } from '../assumptions';
import type { GoalAnswer } from './goal-answers';

type GoalRowProps = {
  answer: GoalAnswer;
  /** Of its slider. */
  range: { min: number; max: number };
  onApply: (field: Field, value: number) => void;
};

export function GoalRow({ answer, range, onApply }: GoalRowProps) {
  const t = useT('whatIf');
  const measures = useT('metrics');
  const locale = useLocale();
  const unit = useMoneyUnit();
  const { field, unknown, value, now } = answer;
  const distance = distanceOf(answer, locale);
  const name = t(`field.${field}`);
  const dollars = value === null ? '' : assumptionText(field, value, locale);
  const converted = value === null ? null : convertedAssumption(field, value, locale, unit);
  return (
    <li
      data-goal={unknown}
      className="flex min-h-15 items-center justify-between gap-3 border-b border-line py-2 text-15"
    >
      <span className="min-w-0 text-ink-2">{name}</span>
      {value === null ? (
        <span className="max-w-[26ch] text-right text-13 text-pretty text-ink-2">
          {t(`goal.none.${answer.reason}`)}
        </span>
      ) : (
        <span className="flex items-center gap-3">
          <span className="figures text-right leading-tight">
            <b className="block font-semibold">{converted ?? dollars}</b>
            {converted && <span className="block text-12 text-ink-2">{dollars}</span>}
            <span className="text-12 text-ink-3">
              {value === now
                ? t('goal.now')
                : unknown === 'downpayment'
                  ? measures('points', { points: distance })
                  : distance && t('goal.fromNow', { share: distance })}
            </span>
          </span>
          {value < range.min || value > range.max ? (
            <span className="max-w-[12ch] text-13 text-pretty text-ink-2">{t('goal.beyond')}</span>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              // Not disabled: the focus must stay.
              aria-disabled={value === now || undefined}
              className="aria-disabled:text-ink-3"
              onClick={() => onApply(field, value)}
              aria-label={t('goal.applyTo', { name })}
            >
              {t('goal.apply')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** Difference from now: percent of an amount, points of a share. */
function distanceOf({ unknown, now, value }: GoalAnswer, locale: Locale): string {
  if (value === null) return '';
  const options = { decimals: 1, sign: 'always' } as const;
  return unknown === 'downpayment'
    ? (formatNumber(100 * (value - now), locale, options) ?? '')
    : (formatPercent(now > 0 ? (100 * (value - now)) / now : null, locale, options) ?? '');
}
