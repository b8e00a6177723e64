import { formatDate, formatNumber, formatPercent, formatRate } from '@alpha/i18n';
import {
  CONFORMING_LIMIT,
  LOAN_PRESETS,
  LOAN_TERMS,
  type LoanPreset,
  presetChanges,
} from '@alpha/report-model/loan-presets';
import { assumedValue } from '@alpha/report-model/scenario-inputs';
import { Fragment } from 'react';
import { useMoney } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import type { Field } from './assumptions';
import type { Case, Scenario } from './use-what-if';

/** Financing in one click; the rest of the scenario stays. */
export function LoanPresets({ scenario }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const chosen = LOAN_PRESETS.find((preset) => isApplied(scenario, preset));
  const apply = (preset: LoanPreset) => {
    const terms = presetChanges(preset);
    // Without a loan, its rate and term are ours again: nobody chose them.
    for (const field of LOAN_FIELDS)
      scenario.change(field, terms[field] ?? assumedValue(scenario.ours.inputs, field));
  };
  return (
    <fieldset className="mb-4 border-b border-line pb-4">
      <legend className="mb-2 text-14 text-ink-2">{t('preset.legend')}</legend>
      <div className="flex flex-wrap gap-2">
        {LOAN_PRESETS.map((preset) => (
          <Button
            key={preset}
            size="sm"
            variant={preset === chosen ? 'primary' : 'secondary'}
            aria-pressed={preset === chosen}
            onClick={() => apply(preset)}
          >
            {t(`preset.${preset}`)}
          </Button>
        ))}
      </div>
      {chosen && <Terms preset={chosen} closed={scenario.yours.closed} />}
    </fieldset>
  );
}

const LOAN_FIELDS = ['downpaymentPercentage', 'aprPercent', 'loanTermYears'] as const;

const isApplied = ({ yours }: Scenario, preset: LoanPreset) =>
  Object.entries(presetChanges(preset)).every(
    ([field, value]) => assumedValue(yours.inputs, field as Field) === value,
  );

function Terms({ preset, closed }: { preset: LoanPreset; closed: Case['closed'] }) {
  const t = useT('whatIf');
  const locale = useLocale();
  const { down, apr, termYears, coverage: asked, asOf, sources } = LOAN_TERMS[preset];
  const money = useMoney();
  const rate = (value: number) => formatPercent(value, locale, { decimals: 2 }) ?? '';
  const share = (value: number) => formatRate(value, locale, { decimals: 0 }) ?? '';
  const ratio = (value: number) => formatNumber(value, locale, { decimals: 2 }) ?? '';
  const coverage = closed.lenderDscr;
  if (!apr) return <p className="mt-3 text-13 text-pretty text-ink-2">{t('preset.cashText')}</p>;
  const terms = {
    ...{ down: share(down.usual), downFrom: share(down.from), downTo: share(down.to) },
    ...{ rate: rate(apr.usual), rateFrom: rate(apr.from), rateTo: rate(apr.to) },
    years: termYears ?? 0,
  };
  return (
    <p className="mt-3 text-13 text-pretty text-ink-2">
      {asked
        ? t('preset.dscrText', {
            ...terms,
            from: ratio(asked.from),
            to: ratio(asked.to),
            coverage: coverage === null ? '—' : ratio(coverage),
          })
        : t('preset.conventionalText', terms)}{' '}
      {asked && coverage !== null && coverage < asked.from && `${t('preset.refused')} `}
      {preset === 'conventional' &&
        closed.loanAmount > CONFORMING_LIMIT.usd &&
        `${t('preset.jumbo', { limit: money(CONFORMING_LIMIT.usd) ?? '', year: CONFORMING_LIMIT.year })} `}
      {t('preset.source', { date: formatDate(`${asOf}-01`, locale, 'month') ?? asOf })}{' '}
      {sources.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url} rel="noreferrer" target="_blank" className="underline">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
