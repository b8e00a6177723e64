import type { PropertyDetail } from '@alpha/contract';
import { comparableText, countComparables } from '@alpha/report-model/surroundings';
import { Link } from 'react-router';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { listingPath } from '~/listings/listing-path';
import { useIsShared } from '../report-mode';
import { ComparableDot } from './comparable-dot';

/** The pins of the map as a list: for the keyboard, screen readers and paper. */
export function ComparableList({ property }: { property: PropertyDetail }) {
  const t = useT('place');
  const locale = useLocale();
  const unit = useMoneyUnit();
  const isShared = useIsShared();
  const { comparables } = property.surroundings;
  const { sales, rents } = countComparables(property);
  if (comparables.length === 0) return <p className="mt-3 text-14 text-ink-2">{t('none')}</p>;
  const both = sales > 0 && rents > 0 ? 'yes' : 'no';
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-14 font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover">
        {t('list.title', { sales, rents, both })}
      </summary>
      <ul className="figures mt-1 grid gap-x-12 border-t border-line lg:grid-cols-2">
        {comparables.map((each) => {
          const text = comparableText(each, property, { t, locale, unit });
          return (
            <li
              key={`${each.kind} ${each.id}`}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2.25 text-14"
            >
              <ComparableDot kind={each.kind} />
              <span className="min-w-0">
                {isShared ? (
                  text.address
                ) : (
                  <Link to={listingPath(each)} className="hover:text-accent">
                    {text.address}
                  </Link>
                )}
                <span className="block text-13 text-ink-3">
                  {text.when} · {text.distance}
                </span>
              </span>
              <span className="font-medium">{text.price}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
