import type { SimilarSale } from '@alpha/contract';
import { countOrUnknown } from '@alpha/i18n';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { listingPath } from '~/listings/listing-path';
import { PictureCarousel } from '~/listings/picture-carousel';
import { Money } from '~/ui/money';
import { useIsShared } from '../report-mode';
import { useFigures } from '../use-figures';

/** Matches the columns of the row: three, two, then one. */
const PICTURE_SIZES =
  '(min-width: 1376px) 411px, (min-width: 1000px) 31vw, (min-width: 720px) 46vw, 84vw';

/** In the app the whole card links to the report; visitors have no such page. */
export function SimilarSaleCard({ sale }: { sale: SimilarSale }) {
  const t = useT('report');
  const listings = useT('listings');
  const figures = useFigures();
  const { street_address: address, city, state, zip } = sale;
  const to = useIsShared() ? undefined : listingPath({ address, city, state, zip });
  const place = t('sales.place', { address, city });
  const images = sale.photos.map(({ url, ...photo }) => ({ image_url: url, ...photo }));
  const unit = sale.living_area_units === 'sqft' ? t('summary.sqft') : sale.living_area_units;
  return (
    <article className="group relative has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-accent">
      <PictureCarousel
        {...{ images, address, to }}
        sizes={PICTURE_SIZES}
        className="z-1 aspect-[16/10] rounded-2"
      />
      <div className="figures mt-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-18 font-semibold tracking-[-0.01em]">
          <Money value={sale.price} decimals={2} />
        </p>
        <p className="text-13 text-ink-2">
          {sale.date_sold
            ? t('sales.sold', { day: figures.date(sale.date_sold) })
            : t('sales.soldUnknown')}
        </p>
      </div>
      <h3 className="mt-0.5 font-sans text-15 leading-normal font-normal tracking-normal">
        {to ? (
          <Link
            to={to}
            className="outline-none group-hover:text-accent after:absolute after:inset-0 focus-visible:shadow-none"
          >
            {place}
          </Link>
        ) : (
          place
        )}
      </h3>
      <p className="figures text-14 text-ink-3">
        {t('sales.facts', {
          beds: t('title.beds', { count: countOrUnknown(sale.bedrooms) }),
          baths: t('title.baths', { count: countOrUnknown(sale.bathrooms) }),
          area: t('sales.area', { area: figures.number(sale.living_area), unit }),
          type: listings(homeTypeKey(sale.home_type)),
        })}
      </p>
    </article>
  );
}
