import type { MapPin } from '@alpha/contract';
import { countOrUnknown } from '@alpha/i18n';
import { ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { listingPath, oneLineAddress } from '~/listings/listing-path';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { YearlyRoi } from '~/listings/yearly-roi';
import { FactList } from '~/ui/fact-list';
import { Money, Num, Percent } from '~/ui/money';

/** Popup of a pin: the figures of the specification and the link to the report. */
export function HomeWindow({ pin }: { pin: MapPin }) {
  const t = useT('explorer');
  const listings = useT('listings');
  const adding = useContext(ShortlistAddingContext);
  const facts = [
    { label: t('map.annualRoi'), value: <YearlyRoi value={pin.annual_roi} /> },
    { label: t('map.totalRoi'), value: <Percent value={pin.total_roi} decimals={1} /> },
    {
      label: t('map.netProfit'),
      // A pin does not know the outcome, so a gain of the plan has no color.
      value: (
        <Money
          value={pin.net_profit_10_year}
          sign
          tone={(pin.net_profit_10_year ?? 0) < 0 ? 'auto' : undefined}
        />
      ),
    },
    { label: t('map.rent'), value: <Money value={pin.monthly_rent} /> },
  ];
  return (
    <>
      <p className="pr-9 text-20 leading-tight font-semibold">
        <Money value={pin.list_price} />
      </p>
      <p className="figures mt-1 text-13 text-ink-2">
        {t('map.rooms', { beds: countOrUnknown(pin.beds), baths: countOrUnknown(pin.baths) })}
        {' · '}
        <Num value={pin.total_sqft} unit={t('map.sqft')} />
      </p>
      <p className="text-13 text-ink-2">
        {t('map.place', { type: listings(homeTypeKey(pin.type)), city: pin.city })}
      </p>
      {pin.is_place_approximate && (
        <p className="mt-1 text-13 text-pretty text-ink-2">{listings('approximatePlace')}</p>
      )}
      {pin.total_roi === null ? (
        <p className="mt-2.5 border-t border-line py-2.5 text-13 text-pretty text-ink-2">
          {listings('noEstimates')}
        </p>
      ) : (
        <FactList look="tight" facts={facts} className="mt-2.5 border-t border-line pt-2 pb-1.5" />
      )}
      {adding && <adding.AddButton home={pin} look="line" />}
      <Link
        to={listingPath(pin)}
        aria-label={t('map.detailsOf', { address: oneLineAddress(pin) })}
        className="flex min-h-11 items-center justify-between border-t border-line text-14 font-semibold text-accent hover:text-accent-hover"
      >
        {t('map.details')}
        <ChevronRight aria-hidden="true" size={18} strokeWidth={1.5} />
      </Link>
    </>
  );
}
