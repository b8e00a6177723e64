import { type AfterTax, TAX_SOURCES } from '@alpha/engine/tax';
import { formatDate, formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';

/** What the figures leave out, and their sources. */
export function TaxNotes({ result }: { result: AfterTax }) {
  const t = useT('whatIf');
  const locale = useLocale();
  const { lens, tables, cautions, estate } = result;
  return (
    <>
      <Notice role="note" className="mt-5">
        <p className="font-medium text-ink">{t('tax.notAdvice')}</p>
        <ul className="mt-1 list-disc pl-4">
          {cautions.map((caution) => (
            <li key={caution}>{t(`tax.caution.${caution}`)}</li>
          ))}
          <li>{t('tax.exemption', { amount: formatMoney(estate.exemption, locale) ?? '' })}</li>
          {lens.kind === 'domestic' && (
            <li>
              {t('tax.otherIncome', {
                amount: formatMoney(lens.otherIncomeAnnual, locale) ?? '',
              })}
            </li>
          )}
        </ul>
      </Notice>
      <p className="mt-3 text-12 text-pretty text-ink-3">
        {t('tax.tables', {
          year: String(lens.taxYear),
          source: tables.source,
          date: formatDate(tables.asOf, locale, 'long') ?? '',
        })}{' '}
        {t('tax.law', {
          sources: sourcesOf(result)
            .map((key) => t(`tax.source.${key}`, { law: TAX_SOURCES[key] }))
            .join('; '),
        })}
      </p>
    </>
  );
}

type SourceKey = keyof typeof TAX_SOURCES;

function sourcesOf({ lens }: AfterTax): SourceKey[] {
  if (lens.kind === 'domestic') return ['depreciation', 'recapture', 'netInvestmentIncomeTax'];
  const common: SourceKey[] = ['foreignGrossRent', 'firpta', 'estate'];
  return lens.kind === 'foreignNet' ? ['depreciation', 'recapture', ...common] : common;
}
