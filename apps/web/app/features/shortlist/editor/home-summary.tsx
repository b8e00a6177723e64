import type { ShortlistHome, TenYearOutcome } from '@alpha/contract';
import { shownPrice } from '@alpha/report-model/property-facts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { leadListingPath } from '~/listings/listing-path';
import { ListingPicture } from '~/listings/listing-picture';
import { ListingRooms } from '~/listings/listing-rooms';
import { outcomeFacts } from '~/listings/outcome-facts';
import { OutcomeRange } from '~/listings/outcome-range';
import { useOutcomeTexts } from '~/listings/use-outcome-texts';
import { Badge } from '~/ui/badge';
import { TONES } from '~/ui/metric-strip';
import { Money, Percent } from '~/ui/money';
import { HomePoints } from '../home-points';
import { BudgetFlag } from './budget-flag';
import type { DraftHome } from './draft';

type HomeSummaryProps = {
  home: DraftHome & Partial<Pick<ShortlistHome, 'answer'>>;
  place: number;
  leadId: number;
  /** Of the lead; null when unknown. */
  budget: number | null;
  /** Buttons or an answer, at the end of the title line. */
  aside: ReactNode;
};

/** One listing in the editor: facts, key figures, reasons. */
export function HomeSummary({ home, place, leadId, budget, aside }: HomeSummaryProps) {
  const t = useT('shortlist');
  const listings = useT('listings');
  const page = useT('shortlistPage');
  const { listing, score } = home;
  if (!listing)
    return (
      <div className="flex items-start justify-between gap-4 p-4">
        <p className="text-14 text-ink-2">{t('hidden')}</p>
        {aside}
      </div>
    );
  const { address, city, state, type, propertyEstimates } = listing;
  const price = shownPrice(listing);
  return (
    <div className="grid gap-x-5 gap-y-3 p-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <div className="relative aspect-[16/9] overflow-hidden rounded-2 bg-sunken sm:aspect-[4/3]">
        <ListingPicture
          image={listing.images[0]}
          address={address}
          sizes="(min-width: 640px) 152px, 100vw"
        />
        <span className="figures absolute top-2 left-2 grid size-7 place-content-center rounded-full bg-ink text-13 font-medium text-paper">
          {place}
        </span>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-18 leading-snug">
              <Link to={leadListingPath(listing, leadId)} className="hover:text-accent">
                {address}
              </Link>
            </h2>
            <p className="text-13 text-ink-3">
              {listings('teaser.place', { city, state, type: listings(homeTypeKey(type)) })}
            </p>
          </div>
          {aside}
        </div>
        <ListingRooms listing={listing} />
        <dl className="figures -mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-14 sm:flex sm:flex-wrap">
          <Figure label={page('price', { kind: price.kind })}>
            <Money value={price.amount} />
          </Figure>
          <Figure label={t('rent')}>
            <Money value={listing.rent_estimate_percentile_75} />
          </Figure>
          <Figure label={page('downPayment')}>
            <Money value={propertyEstimates?.downpayment} />
          </Figure>
          <Figure label={listings('card.totalRoi')}>
            <Percent value={listing.total_roi} decimals={1} />
          </Figure>
          <Figure label={listings('card.netProfit10')}>
            <Money value={listing.net_profit_10_year} />
          </Figure>
          {listing.outcome && <OutcomeFigures outcome={listing.outcome} />}
          {typeof score === 'number' && (
            <Figure label={t('score')}>{t('scoreOf', { score: Math.round(100 * score) })}</Figure>
          )}
        </dl>
        {listing.outcome && (
          <OutcomeRange
            outcome={listing.outcome}
            className="max-w-sm [--range-ground:var(--surface)]"
          />
        )}
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          <BudgetFlag {...{ budget, listing }} />
          {home.status !== 'active' && <Badge tone="loss">{page(`status.${home.status}`)}</Badge>}
          {home.problem === 'unanalyzed' && <Badge tone="loss">{t('problem.unanalyzed')}</Badge>}
        </p>
        <HomePoints
          home={{ reasons: home.reasons ?? [], cautions: home.cautions ?? [] }}
          className="min-h-18 text-14"
        />
      </div>
    </div>
  );
}

function OutcomeFigures({ outcome }: { outcome: TenYearOutcome }) {
  return outcomeFacts(useOutcomeTexts(outcome)).map(({ key, label, value, tone }) => (
    <Figure key={key} label={label}>
      <span className={TONES[tone]}>{value}</span>
    </Figure>
  ));
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
