import type { Listing } from '@alpha/contract';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import { useT } from '~/lib/i18n/use-t';
import { MetricStrip, STRIP_GROUND } from '~/ui/metric-strip';
import { Money, NotAvailable, Percent } from '~/ui/money';
import { OutcomeRange } from './outcome-range';

/** The result with its range, then the four figures of the specification. */
export function ListingStrip({ listing }: { listing: Listing }) {
  const t = useT('listings');
  const { profit_year: year } = listing;
  const { outcome } = listing;
  return (
    <div className={STRIP_GROUND}>
      {outcome && (
        <OutcomeRange outcome={outcome} className="border-b border-strip-line px-4 pt-3 pb-2" />
      )}
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
    </div>
  );
}
