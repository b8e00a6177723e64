import { shownPrice } from '@alpha/report-model/property-facts';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { Money } from '~/ui/money';
import { Notice } from '~/ui/notice';
import type { BlockProps } from '../report.types';
import { useFigures } from '../use-figures';
import { EstimatedValue } from './estimated-value';
import { Gallery } from './gallery/gallery';
import { HomeStatus } from './home-status';

export function TitleBlock({ report }: BlockProps) {
  const t = useT('report');
  const listings = useT('listings');
  const figures = useFigures();
  const { property } = report;
  const { city, state, zip } = property;
  const price = shownPrice(property);
  const facts = [
    t('title.place', { city, state, zip }),
    // Unknown values are left out: a unit alone is meaningless.
    property.beds !== null && t('title.beds', { count: property.beds }),
    property.baths !== null && t('title.baths', { count: property.baths }),
    property.total_sqft !== null && t('title.area', { area: figures.number(property.total_sqft) }),
    listings(homeTypeKey(property.type)),
  ].filter((fact) => fact !== false);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)]">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:flex-nowrap">
        <div className="min-w-0">
          <h1
            tabIndex={-1}
            className="text-[clamp(1.9rem,3.6vw,2.75rem)] leading-[1.1] tracking-[-0.022em] wrap-anywhere outline-none"
          >
            {property.address}
          </h1>
          <p className="figures mt-1.5 flex flex-wrap text-pretty text-ink-2">
            {facts.map((fact, index) => (
              <span key={fact} className="whitespace-nowrap">
                {fact}
                {index < facts.length - 1 && (
                  <span aria-hidden="true" className="mx-1.5">
                    ·
                  </span>
                )}
              </span>
            ))}
          </p>
        </div>
        <div className="shrink-0 max-md:w-full md:text-right">
          <p className="flex items-baseline gap-2 text-14 text-ink-2 max-md:justify-between md:block">
            <span className="md:block">{t('title.price', { status: price.kind })}</span>
            <b className="text-28 md:block leading-tight font-semibold tracking-[-0.02em] text-ink">
              <Money value={price.amount} />
            </b>
          </p>
          <EstimatedValue report={report} />
        </div>
      </div>
      <HomeStatus property={property} />
      {!property.may_be_valued && (
        <Notice className="mt-3" role="note">
          {listings('noEstimates')}
        </Notice>
      )}
      <Gallery images={property.images} address={property.address} />
    </header>
  );
}

/** Listing source and date; after the figures, so that those fit on a phone's first screen. */
export function SourceLine({ report: { property } }: BlockProps) {
  const t = useT('report');
  const listings = useT('listings');
  const figures = useFigures();
  return (
    <p className="flex flex-wrap justify-between gap-x-6 text-13 text-ink-3">
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
