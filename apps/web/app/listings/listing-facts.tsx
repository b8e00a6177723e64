import type { Listing } from '@alpha/contract';
import { farFromAsking } from '@alpha/report-model/value-gap';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { FactList } from '~/ui/fact-list';
import { Money, Percent, Rate } from '~/ui/money';
import { homeTypeKey } from './home-type';
import { OutcomeFactList } from './outcome-fact-list';
import { YearlyRoi } from './yearly-roi';

const strong = (chunks: ReactNode) => <b className="font-[560] text-ink">{chunks}</b>;

export function ListingFacts({ listing }: { listing: Listing }) {
  const { propertyEstimates: estimates } = listing;
  return estimates ? (
    <EstimatedFacts listing={listing} estimates={estimates} />
  ) : (
    <PlainFacts listing={listing} />
  );
}

/** For a listing whose seller allows no estimates. */
function PlainFacts({ listing }: { listing: Listing }) {
  const t = useT('listings');
  return (
    <>
      <FactList
        look="tight"
        className="border-t border-line pt-2"
        facts={[{ key: 'type', label: t('card.type'), value: t(homeTypeKey(listing.type)) }]}
      />
      <p className="mt-3 rounded-2 bg-sunken px-3 py-2.5 text-13 leading-normal text-pretty text-ink-2">
        {t('noEstimates')}
      </p>
    </>
  );
}

type EstimatedFactsProps = {
  listing: Listing;
  estimates: NonNullable<Listing['propertyEstimates']>;
};

function EstimatedFacts({ listing, estimates }: EstimatedFactsProps) {
  const t = useT('listings');
  const share = estimates.downpayment_percentage;
  return (
    <>
      {listing.outcome && <OutcomeFactList outcome={listing.outcome} className="py-2" />}
      <FactList
        look="tight"
        className="border-t border-line pt-2"
        facts={[
          ...(listing.estimated_value === null
            ? []
            : [
                {
                  key: 'estimated',
                  label: t('card.estimatedValue'),
                  value: <Money value={listing.estimated_value} />,
                  ...(farFromAsking(listing) && { note: t('card.farFromAsking') }),
                },
              ]),
          {
            key: 'investment',
            label: t('card.initialInvestment'),
            value: <Money value={estimates.downpayment} />,
            note: <Rate fraction={share} decimals={isWholePercent(share) ? 0 : 1} />,
          },
          {
            key: 'roi',
            label: t('card.roi10'),
            value: <Percent value={estimates.estimated_roi_percentage} decimals={1} />,
          },
          {
            key: 'appreciation',
            label: t('card.appreciation'),
            value: <Rate fraction={estimates.appreciation_rate_annual} decimals={1} />,
          },
          { key: 'type', label: t('card.type'), value: t(homeTypeKey(listing.type)) },
          {
            key: 'rent',
            label: t('card.rent'),
            value: <Money value={estimates.monthly_rental_income} />,
            note: t('card.month'),
          },
          {
            key: 'annual',
            label: t('card.annualRoi'),
            value: <YearlyRoi value={estimates.annualized_roi_percentage} />,
          },
        ]}
      />
      {listing.profit_year === null && (
        <p className="mt-3 rounded-2 bg-sunken px-3 py-2.5 text-13 leading-normal text-pretty text-ink-2">
          {t.rich('card.neverWhy', { b: strong })}
        </p>
      )}
    </>
  );
}

const isWholePercent = (fraction: number) =>
  Math.abs(fraction * 100 - Math.round(fraction * 100)) < 1e-9;
