import { shownPrice } from '@alpha/report-model/property-facts';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { InDollars, Money } from '~/ui/money';
import { Notice } from '~/ui/notice';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { EstimatedValue } from './estimated-value';
import { Gallery } from './gallery/gallery';
import { HomeStatus } from './home-status';

type TitleBlockProps = BlockProps & {
  /** On the first picture. */
  corner?: ReactNode;
};

export function TitleBlock({ report, corner }: TitleBlockProps) {
  const t = useT('report');
  const listings = useT('listings');
  const figures = useFigures();
  const { property } = report;
  const { city, state, zip } = property;
  const price = shownPrice(property);
  const { beds, baths, total_sqft: area } = property;
  // Unknown values are left out: a unit alone is meaningless.
  const facts: Fact[] = [
    { text: t('title.place', { city, state, zip }), short: city },
    { text: listings(homeTypeKey(property.type)) },
    ...(beds === null
      ? []
      : [{ text: t('title.beds', { count: beds }), short: t('title.bedsShort', { count: beds }) }]),
    ...(baths === null
      ? []
      : [
          {
            text: t('title.baths', { count: baths }),
            short: t('title.bathsShort', { count: baths }),
          },
        ]),
    ...(area === null ? [] : [{ text: t('title.area', { area: figures.number(area) }) }]),
  ];
  return (
    // On phones its parts are rows of the page's grid, so that the estimated value can follow the figures.
    <header className="max-md:contents md:grid md:grid-cols-[minmax(0,1fr)_fit-content(min(32rem,45%))] md:items-start md:gap-x-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 max-md:-order-1 md:contents">
        <h1
          tabIndex={-1}
          className="text-[1.5rem] leading-[1.1] tracking-[-0.022em] wrap-anywhere outline-none md:self-end md:text-[clamp(1.9rem,3.6vw,2.75rem)]"
        >
          {property.address}
        </h1>
        <p className="shrink-0 text-14 text-ink-2 md:self-end md:text-right">
          <span className="max-md:sr-only">{t('title.price', { status: price.kind })}</span>
          <b className="text-20 leading-tight font-semibold tracking-[-0.02em] text-ink md:block md:text-28">
            <Money value={price.amount} />
          </b>
          <InDollars value={price.amount} className="max-md:ml-2 max-md:inline" />
        </p>
        <Facts facts={facts} />
      </div>
      <div className="max-md:order-1">
        <EstimatedValue report={report} />
      </div>
      <div className="max-md:contents md:col-span-full">
        <HomeStatus property={property} />
        {!property.may_be_valued && (
          <Notice className="mt-3" role="note">
            {listings('noEstimates')}
          </Notice>
        )}
        <Gallery images={property.images} address={property.address} corner={corner} />
      </div>
    </header>
  );
}

type Fact = { text: string; short?: string };

/** On phones one line: what does not fit into it is in the property summary. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <p className="figures flex w-full flex-wrap text-13 leading-5 text-ink-2 max-md:h-5 max-md:overflow-hidden md:mt-1.5 md:text-16 md:leading-normal">
      {facts.map(({ text, short }, index) => (
        <span key={text} className="whitespace-nowrap">
          {index > 0 && (
            <span aria-hidden="true" className="mx-1.5">
              ·
            </span>
          )}
          {short ? (
            <>
              <span className="md:hidden">{short}</span>
              <span className="max-md:hidden">{text}</span>
            </>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  );
}

/** Listing source and date; after the figures, so that those fit on a phone's first screen. */
export function SourceLine({ report: { property } }: BlockProps) {
  const t = useT('report');
  const listings = useT('listings');
  const figures = useFigures();
  return (
    <p className="flex flex-wrap justify-between gap-x-6 text-13 text-ink-3 max-md:order-2">
      {property.is_place_approximate && (
        <span className="w-full">{listings('approximatePlace')}</span>
      )}
      {property.courtesy_line && <span>{property.courtesy_line}</span>}
      <span>
        {t('title.source', {
          source: property.source,
          name: property.source,
          asOf: figures.date(property.source_as_of),
        })}
      </span>
    </p>
  );
}
