import type { Listing } from '@alpha/contract';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import { useT } from '~/lib/i18n/use-t';
import { MetricStrip } from '~/ui/metric-strip';
import { Money, NotAvailable, Percent } from '~/ui/money';

/** The four figures people compare first. */
export function ListingStrip({ listing }: { listing: Listing }) {
  const t = useT('listings');
  const { profit_year: year } = listing;
  return (
    <MetricStrip
      look="compact"
      metrics={[
        {
          key: 'profit',
          label: t('card.netProfit10'),
          figure: <Money value={listing.net_profit_10_year} sign />,
        },
        {
          key: 'cash-flow',
          label: t('card.cashFlow'),
          figure: year === null ? <NotAvailable /> : t('card.year', { year }),
        },
        {
          key: 'average',
          label: t('card.averageRoi'),
          figure: <Percent value={listing.average_roi_per_year} decimals={ROI_DECIMALS} />,
        },
        {
          key: 'total',
          label: t('card.totalRoi'),
          figure: <Percent value={listing.total_roi} decimals={ROI_DECIMALS} />,
        },
      ]}
    />
  );
}
