import type { ReactNode, RefObject } from 'react';
import type { ListingPage } from '~/data/listing-search';
import { useT } from '~/lib/i18n/use-t';

type ResultsHeadProps = {
  page: ListingPage | undefined;
  /** `area`: one that was drawn. `map`: what the map shows. */
  place: 'area' | 'map' | null;
  heading: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

export function ResultsHead({ page, place, heading, children }: ResultsHeadProps) {
  const t = useT('explorer');
  return (
    <div role="status" className="flex min-h-9 flex-wrap items-baseline gap-x-3">
      <h1
        ref={heading}
        tabIndex={-1}
        className="figures font-serif! text-[1.5rem] leading-tight md:text-28 tracking-[-0.02em]"
      >
        {page ? t('found', { count: page.total }) : t('title')}
      </h1>
      {page && (page.last_page > 1 || place) && (
        <p className="figures flex gap-x-1.5 text-14 text-ink-3">
          {page.last_page > 1 && (
            <span>{t('pageOf', { page: page.page, last: page.last_page })}</span>
          )}
          {place && <span>{t(place === 'area' ? 'inArea' : 'inMap')}</span>}
        </p>
      )}
      {children}
    </div>
  );
}
