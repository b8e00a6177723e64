import { useRevalidator } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import type { TeaserHome } from '~/listings/listing-teaser';
import { Button } from '~/ui/button';
import { ListingRow } from './listing-row';
import { RowSkeleton } from './row-skeleton';

type FeaturedListingsProps = {
  id?: string;
  title: string;
  listings: TeaserHome[] | null;
  /** Each card links to the sample report. */
  hasSample?: boolean;
};

/** A few listings, picked at random on each visit: loading, error, empty or loaded. */
export function FeaturedListings(props: FeaturedListingsProps) {
  const { id = 'desk', title, listings, hasSample = false } = props;
  const t = useT('site');
  const { state, revalidate } = useRevalidator();
  const isRetrying = listings === null && state === 'loading';
  const titleId = `${id}-title`;
  if (listings?.length)
    return (
      <section id={id} aria-labelledby={titleId} className="page pb-[clamp(64px,8vw,112px)]">
        <ListingRow {...{ titleId, title, listings, hasSample }} />
        {listings.every(isDemonstration) && (
          <p className="mt-4 text-13 text-ink-3">{t('desk.demo')}</p>
        )}
      </section>
    );
  return (
    <section id={id} aria-labelledby={titleId} className="page pb-[clamp(64px,8vw,112px)]">
      <h2 id={titleId} className="mb-8 text-28 tracking-[-0.02em] md:text-40">
        {title}
      </h2>
      {isRetrying && <RowSkeleton />}
      {listings === null && !isRetrying && (
        <div role="alert" className="border-t border-ink pt-5">
          <p className="text-18">{t('desk.error')}</p>
          <Button variant="secondary" className="mt-5" onClick={() => void revalidate()}>
            {t('desk.retry')}
          </Button>
        </div>
      )}
      {listings && <p className="border-t border-ink pt-5 text-18 text-ink-2">{t('desk.empty')}</p>}
    </section>
  );
}

/** Real listings have photos; only the demo market uses drawings. */
function isDemonstration({ images }: TeaserHome): boolean {
  return images.length > 0 && images.every(({ is_illustration }) => is_illustration);
}
