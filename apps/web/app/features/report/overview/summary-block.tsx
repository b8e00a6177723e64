import { summaryLine } from '@alpha/report-model/texts/fold-lines';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { cx } from '~/ui/class-names';
import { FactList } from '~/ui/fact-list';
import { Money, Num, Percent, Rate } from '~/ui/money';
import { HowMetric } from '../how/how-metric';
import { InputHow } from '../how/input-how';
import { CautiousHow, PotentialHow, RentHow } from '../how/rent-how';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';
import { usePhrases } from '../use-phrases';
import { volatilityOf } from '../volatility';
import { HomeText } from './home-text';
import { VolatilityIndex } from './volatility-index';

type FactKey =
  | 'price'
  | 'offered'
  | 'type'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'beds'
  | 'baths'
  | 'area'
  | 'hoa'
  | 'apr'
  | 'saleType'
  | 'rent'
  | 'cautious'
  | 'potential'
  | 'downPayment'
  | 'loan';

export function SummaryBlock({ report }: BlockProps) {
  const t = useT('report');
  const listings = useT('listings');
  const phrases = usePhrases();
  const { property } = report;
  const { property_estimates: estimates } = property;
  const { hoa } = property.financial_records;
  const offered = property.model?.inputs.offeredPrice;
  const cautious = property.rent_estimate_percentile_25;
  const hasVolatility = volatilityOf(report) !== null;
  const fact = (key: FactKey, value: ReactNode, note?: ReactNode) => ({
    key,
    label: t(`summary.${key}`),
    value,
    ...(note !== undefined && { note }),
  });
  const monthly = (key: FactKey, value: number | null) =>
    fact(key, <Money value={value} />, value === null ? undefined : t('summary.month'));
  return (
    <ReportSection id="summary" title={t('summary.title')} fold={summaryLine(property, phrases)}>
      <div
        className={cx(
          'mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 md:grid-cols-2',
          hasVolatility && 'xl:grid-cols-[1.15fr_1fr_1fr]',
        )}
      >
        {hasVolatility && (
          <VolatilityIndex report={report} className="max-xl:mb-8 md:max-xl:col-span-2" />
        )}
        <FactList
          facts={[
            {
              ...fact('price', <Money value={property.list_price} />),
              // The header already has the sold price.
              ...(property.status === 'sold' && { label: t('title.price', { status: 'active' }) }),
            },
            ...(offered === undefined ? [] : [fact('offered', <Money value={offered} />)]),
            fact('type', listings(homeTypeKey(property.type))),
            fact('address', property.address),
            fact('city', property.city),
            fact('state', t('summary.states', { code: property.state })),
            fact('zip', property.zip),
            fact('beds', <Num value={property.beds} />),
            fact(
              'baths',
              <Num value={property.baths} decimals={(property.baths ?? 0) % 1 ? 1 : 0} />,
            ),
          ]}
        />
        <FactList
          className="max-md:border-t-0"
          facts={[
            fact('area', <Num value={property.total_sqft} />, t('summary.sqft')),
            hoa === 0 ? fact('hoa', t('summary.noHoa')) : monthly('hoa', hoa),
            {
              ...fact('apr', <Percent value={property.apr} />),
              how: <InputHow report={report} field="aprPercent" />,
            },
            fact(
              'saleType',
              t('summary.saleTypes', {
                kind: property.type_of_sale,
                name: property.type_of_sale.replaceAll('_', ' '),
              }),
            ),
            {
              ...monthly('rent', property.rent_estimate),
              how: <RentHow report={report} />,
            },
            ...(cautious === null
              ? []
              : [{ ...monthly('cautious', cautious), how: <CautiousHow report={report} /> }]),
            {
              ...monthly('potential', property.full_potential),
              how: <PotentialHow report={report} />,
            },
            fact('downPayment', <Rate fraction={estimates?.downpayment_percentage} />),
            {
              ...fact('loan', <Money value={estimates?.loan_amount} />),
              how: <HowMetric report={report} metric="loanAmount" />,
            },
          ]}
        />
      </div>
      <HomeText property={property} />
    </ReportSection>
  );
}
