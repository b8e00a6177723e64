import { cashRows } from '@alpha/report-model/texts/cash-taken';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';
import { SelfPaying, useSelfPaying } from './self-paying';

/** Rows that add up to all the cash a buyer pays in. */
export function CashBlock({ report }: BlockProps) {
  const t = useT('outcome');
  const rows = cashRows(report.property, { t, locale: useLocale(), unit: useMoneyUnit() });
  const selfPaying = useSelfPaying({ report });
  if (rows.length === 0) return null;
  const toClose = rows.find(({ key }) => key === 'toClose')?.value ?? '';
  const line = [
    t('cash.line', { toClose }),
    selfPaying && `${selfPaying.question} ${selfPaying.rent}`,
  ];
  return (
    <ReportSection title={t('cash.title')} fold={line.filter(Boolean).join(' · ')}>
      <div className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:items-start">
        <dl className="figures border-t border-ink">
          {rows.map(({ key, label, value, note, isTotal }) => (
            <div
              key={key}
              className={cx(
                'flex items-baseline justify-between gap-x-4 border-b py-2.25 text-15',
                isTotal ? 'border-ink font-semibold' : 'border-line',
              )}
            >
              <dt className={isTotal ? undefined : 'text-ink-2'}>
                {label}
                {note && <span className="block text-13 text-pretty text-ink-3">{note}</span>}
              </dt>
              <dd className="shrink-0 font-[560]">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-3">
          {selfPaying && <SelfPaying {...selfPaying} />}
          <p className="text-13 text-pretty text-ink-3">{t('cash.note')}</p>
        </div>
      </div>
    </ReportSection>
  );
}
