import type { PropertyDetail } from '@alpha/contract';
import { figuresAsOf } from '@alpha/report-model/property-facts';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { useFigures } from '../use-figures';

/** Sold or off the market: shown before any figure. Hidden while the home is for sale. */
export function HomeStatus({ property }: { property: PropertyDetail }) {
  const t = useT('report');
  const figures = useFigures();
  const { status, sold_on: soldOn } = property;
  if (status === 'active') return null;
  const asOf = figures.date(figuresAsOf(property));
  return (
    <p
      role="note"
      className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-15 text-ink-2"
    >
      <Badge tone={status === 'pending' ? 'accent' : 'loss'} className="text-13!">
        {t('title.status', { status })}
      </Badge>
      {status === 'sold'
        ? t('title.sold', { date: soldOn ? 'known' : 'none', day: figures.date(soldOn), asOf })
        : t(status === 'pending' ? 'title.pending' : 'title.notForSale', { asOf })}
    </p>
  );
}
