import type { RefObject } from 'react';
import type { ListingPage } from '~/data/listing-search';
import { useT } from '~/lib/i18n/use-t';

type ResultsHeadProps = {
  page: ListingPage | undefined;
  isInArea: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function ResultsHead({ page, isInArea, heading }: ResultsHeadProps) {
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
      {page && (page.last_page > 1 || isInArea) && (
        <p className="figures flex gap-x-1.5 text-14 text-ink-3">
          {page.last_page > 1 && (
            <span>{t('pageOf', { page: page.page, last: page.last_page })}</span>
          )}
          {isInArea && <span>{t('inArea')}</span>}
        </p>
      )}
    </div>
  );
}
