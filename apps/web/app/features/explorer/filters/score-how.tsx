import { RELEVANCE_WEIGHTS } from '@alpha/engine/city';
import { formatRate } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { How } from '~/ui/how';

const PARTS = ['prudentResult', 'chanceOfLoss', 'cashYield', 'discount', 'confidence'] as const;

/** The published weights of the default order: docs/formulas/relevance-score.md */
export function ScoreHow() {
  const t = useT('explorer');
  return (
    <How title={t('score.title')}>
      {() => (
        <div className="w-80 max-w-full text-14">
          <p className="text-pretty text-ink-2">{t('score.lead')}</p>
          <ul className="mt-2">
            {PARTS.map((part) => (
              <Part key={part} part={part} />
            ))}
          </ul>
          <p className="mt-2.5 text-13 text-pretty text-ink-3">{t('score.note')}</p>
        </div>
      )}
    </How>
  );
}

function Part({ part }: { part: (typeof PARTS)[number] }) {
  const t = useT('explorer');
  const locale = useLocale();
  const { weight, none, full } = RELEVANCE_WEIGHTS[part];
  const percent = (share: number) => formatRate(share, locale, { decimals: 0 }) ?? '';
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
      <span className="grid min-w-0">
        <span>{t(`score.part.${part}`)}</span>
        <span className="text-13 text-ink-3">
          {t('score.range', { none: percent(none), full: percent(full) })}
        </span>
      </span>
      <span className="figures shrink-0 font-semibold">{percent(weight)}</span>
    </li>
  );
}

/** What the sort by value for risk divides. */
export function ValueForRiskHow() {
  const t = useT('explorer');
  return (
    <How title={t('filters.value_for_risk')}>
      <p className="w-80 max-w-full text-14 text-pretty text-ink-2">{t('valueForRiskHow')}</p>
    </How>
  );
}
