import type { ShortlistPreview, TenYearOutcome } from '@alpha/contract';
import { shownPrice } from '@alpha/report-model/property-facts';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { ListingPicture } from '~/listings/listing-picture';
import { ListingRooms } from '~/listings/listing-rooms';
import { ListingStrip } from '~/listings/listing-strip';
import { outcomeFacts } from '~/listings/outcome-facts';
import { useOutcomeTexts } from '~/listings/use-outcome-texts';
import { Badge } from '~/ui/badge';
import { TONES } from '~/ui/metric-strip';
import { Money } from '~/ui/money';
import { TextLink } from '~/ui/text-link';
import { HomePoints } from '../home-points';

type Home = ShortlistPreview['homes'][number];

type SharedHomeProps = {
  home: Home;
  /** Address of its report. */
  report: string;
  /** Counted from 1. */
  number: number;
  count: number;
  curator: string | null;
  /** On the picture. */
  corner?: ReactNode;
  /** The two buttons. */
  children: ReactNode;
};

const PICTURE_SIZES = '(min-width: 1024px) 560px, 100vw';

export function SharedHome(props: SharedHomeProps) {
  const { home, report, number, count, curator, corner, children } = props;
  const t = useT('shortlistPage');
  const listings = useT('listings');
  const titleId = useId();
  const { listing, status } = home;
  const { address, city, state } = listing;
  const price = shownPrice(listing);
  const [image] = listing.images;
  return (
    <article
      id={`home-${number}`}
      aria-labelledby={titleId}
      className="grid scroll-mt-20 gap-5 border-t border-ink pt-5 first:border-t-0 first:pt-0 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-10 lg:not-first:pt-7"
    >
      <div className="self-start overflow-hidden rounded-3 border border-line max-sm:-mx-(--gutter) max-sm:rounded-none max-sm:border-x-0">
        <div className="relative aspect-[16/10] bg-sunken">
          <ListingPicture
            image={image}
            address={address}
            sizes={PICTURE_SIZES}
            isMain={number === 1}
          />
          {status !== 'active' && (
            <span className="absolute top-3 left-3">
              <Badge tone="loss">{t(`status.${status}`)}</Badge>
            </span>
          )}
          {corner && <div className="absolute top-3 right-3">{corner}</div>}
          {image?.is_illustration && (
            <span
              aria-hidden
              className="absolute bottom-2 left-2 rounded-1 bg-surface px-1.5 py-0.5 text-12 text-ink-2"
            >
              {listings('picture.illustrationMark')}
            </span>
          )}
        </div>
        <ListingStrip listing={listing} />
      </div>
      <div className="grid content-start gap-5">
        <div>
          <p className="figures text-13 text-ink-3">{t('number', { number, count })}</p>
          <h2 id={titleId} className="mt-1 text-28 leading-[1.15]">
            {address}
          </h2>
          <p className="mt-1 text-ink-2">
            {listings('teaser.place', { city, state, type: listings(homeTypeKey(listing.type)) })}
          </p>
          <ListingRooms listing={listing} />
          <dl className="figures flex flex-wrap gap-x-8 gap-y-3">
            <Fact label={t('price', { kind: price.kind })} value={price.amount} />
            <Fact label={t('downPayment')} value={listing.propertyEstimates?.downpayment ?? null} />
            {listing.outcome && <OutcomeFigures outcome={listing.outcome} />}
          </dl>
        </div>
        <section>
          <h3 className="sr-only">{t('why')}</h3>
          <HomePoints home={home} className="text-15" />
        </section>
        {home.sentence && (
          <figure className="border-l-2 border-accent pl-4">
            <blockquote className="font-serif text-18 leading-snug text-pretty wrap-anywhere">
              {home.sentence}
            </blockquote>
            <figcaption className="mt-1.5 text-13 text-ink-3">
              {curator ? t('note', { name: curator }) : t('noteAnonymous')}
            </figcaption>
          </figure>
        )}
        <div className="grid gap-1">
          {children}
          <TextLink to={report} aria-label={t('reportOf', { address })} className="gap-1.5">
            {t('report')}
            <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
          </TextLink>
        </div>
      </div>
    </article>
  );
}

function OutcomeFigures({ outcome }: { outcome: TenYearOutcome }) {
  return outcomeFacts(useOutcomeTexts(outcome)).map(({ key, label, value, tone }) => (
    <Figure key={key} label={label}>
      <span className={TONES[tone]}>{value}</span>
    </Figure>
  ));
}

function Fact({ label, value }: { label: string; value: number | null }) {
  return (
    <Figure label={label}>
      <Money value={value} />
    </Figure>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className="text-20 leading-tight font-semibold tracking-[-0.015em]">{children}</dd>
    </div>
  );
}
