import { type FloridaReport, floridaOf } from '@alpha/report-model/florida';
import {
  condoFacts,
  condoNotes,
  condoText,
  insuranceFacts,
  insuranceNotes,
  insuranceText,
} from '@alpha/report-model/florida-building-text';
import { buyersText } from '@alpha/report-model/florida-source-text';
import { closingFacts, closingText, taxFacts, taxText } from '@alpha/report-model/florida-text';
import { floridaLine } from '@alpha/report-model/texts/fold-lines';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import { TextButton } from '~/ui/text-link';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';
import { usePhrases } from '../use-phrases';
import type { Field } from '../what-if/assumptions';
import { FloridaPart } from './florida-part';
import { FloridaSources } from './florida-sources';
import { TaxPath } from './tax-path';

type FloridaBlockProps = BlockProps & {
  /** Puts a figure into What if; null without an analysis. */
  change: ((field: Field, value: number) => void) | null;
};

/** Only for homes in Florida: what its laws and published rates say about this purchase. */
export function FloridaBlock({ report, change }: FloridaBlockProps) {
  const florida = floridaOf(report);
  // The texts are not even loaded elsewhere.
  return florida && <FloridaContent {...{ report, change, florida }} />;
}

function FloridaContent({
  report,
  change,
  florida,
}: FloridaBlockProps & { florida: FloridaReport }) {
  const t = useT('florida');
  const words = { t, locale: useLocale(), unit: useMoneyUnit() };
  const phrases = usePhrases();
  const { closing, tax, insurance, condo } = florida;
  const price = report.property.property_estimates?.list_price ?? 0;
  return (
    <ReportSection
      id="florida"
      title={t('title')}
      lead={t('lead')}
      fold={floridaLine(florida, phrases)}
    >
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {closing && (
          <FloridaPart
            id="closing"
            title={t('closing.title')}
            text={closingText(closing, words)}
            facts={closingFacts(florida, words)}
          />
        )}
        {tax && (
          <FloridaPart
            id="tax"
            title={t('tax.title')}
            text={taxText(tax, words)}
            facts={taxFacts(tax, words)}
          >
            <TaxPath years={tax.years} />
            {change && (
              <TextButton
                className="mt-2 text-14"
                onClick={() => change('propertyTaxRate', tax.rate)}
              >
                {t('tax.use')}
              </TextButton>
            )}
          </FloridaPart>
        )}
        {insurance && (
          <FloridaPart
            id="insurance"
            title={t('insurance.title')}
            text={insuranceText(insurance, words)}
            facts={insuranceFacts(florida, words)}
            notes={insuranceNotes(florida, words)}
          >
            {change && price > 0 && insurance.high > insurance.counted + 1 && (
              <TextButton
                className="mt-2 text-14"
                onClick={() => change('insuranceRateAnnual', insurance.high / price)}
              >
                {t('insurance.use')}
              </TextButton>
            )}
          </FloridaPart>
        )}
        {condo && (
          <FloridaPart
            id="condo"
            title={t('condo.title')}
            text={condoText(florida, words)}
            facts={condoFacts(florida, words)}
            notes={condoNotes(florida, words)}
          />
        )}
      </div>
      <Notice role="note" className="mt-8">
        <p className="font-medium text-ink">{t('buyers.title')}</p>
        <p className="mt-1">{buyersText(words)}</p>
      </Notice>
      <FloridaSources />
    </ReportSection>
  );
}
