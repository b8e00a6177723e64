import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { removeHome, saveHome } from '~/data/room';
import { type RoomSearch, type RoomSearchNews, readSearchNews } from '~/data/room-searches';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { isSaved, readSavedHomes } from '~/lib/saved-homes';
import { homeTypeKey } from '~/listings/home-type';
import { ListingPicture } from '~/listings/listing-picture';
import { OutcomeRange } from '~/listings/outcome-range';
import { Badge } from '~/ui/badge';
import { cx } from '~/ui/class-names';
import { ErrorState } from '~/ui/error-state';
import { Money } from '~/ui/money';
import { TextButton } from '~/ui/text-link';
import { SaveButton } from '~/visitors/save-button';
import { useReading } from '../use-reading';

type SearchNewsProps = { search: RoomSearch; isOpenFirst: boolean; onHomeSaved: () => void };

/** What a search has found, as in its emails, and those that had no room there. */
export function SearchNews({ search, isOpenFirst, onHomeSaved }: SearchNewsProps) {
  const t = useT('savedSearch');
  const listId = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { id, name, news_count: count } = search;
  if (count === 0) return <p className="text-14 text-ink-3">{t('news.count', { count })}</p>;
  return (
    <div>
      <TextButton
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="gap-1.5"
      >
        {isOpen ? t('news.hide') : t('news.show', { count })}
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className={cx('transition-transform', isOpen && 'rotate-180')}
        />
      </TextButton>
      <div id={listId}>{isOpen && <NewsList id={id} name={name} onHomeSaved={onHomeSaved} />}</div>
    </div>
  );
}

type NewsListProps = { id: number; name: string; onHomeSaved: () => void };

function NewsList({ id, name, onHomeSaved }: NewsListProps) {
  const t = useT('savedSearch');
  const [news, setNews] = useState<RoomSearchNews[]>();
  const { isFailed, isReading, retry } = useReading(
    (signal) => readSearchNews(id, signal),
    setNews,
  );
  if (isFailed)
    return <ErrorState title={t('news.failed')} isRetrying={isReading} onRetry={retry} />;
  if (!news)
    return (
      <p role="status" className="text-14 text-ink-3">
        {t('news.loading')}
      </p>
    );
  if (news.length === 0) return <p className="text-14 text-ink-2">{t('news.none')}</p>;
  return (
    <ul
      aria-label={t('news.title', { name })}
      className="mt-2 grid gap-5 md:grid-cols-2 xl:grid-cols-3"
    >
      {news.map((each) => (
        <li key={each.listing.id} className="min-w-0">
          <NewsCard news={each} onSaved={onHomeSaved} />
        </li>
      ))}
    </ul>
  );
}

const SIZES = '(min-width: 1280px) 420px, (min-width: 768px) 48vw, 100vw';

function NewsCard({ news, onSaved }: { news: RoomSearchNews; onSaved: () => void }) {
  const t = useT('savedSearch');
  const listings = useT('listings');
  const titleId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const { listing, reasons } = news;
  const { id, address, city, state, type, outcome } = listing;
  const [image] = listing.images;
  const toggle = () => {
    setFailure(null);
    const isOn = isSaved(readSavedHomes(), id);
    const sent = isOn ? removeHome(id) : saveHome({ property_id: id });
    sent.then(onSaved, (error: unknown) => setFailure(refusalOf(error) ?? t('failed')));
  };
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-hidden rounded-3 border border-line bg-surface"
    >
      <div className="relative aspect-[16/9] bg-sunken">
        <ListingPicture image={image} address={address} sizes={SIZES} />
        <div className="absolute top-3 right-3">
          <SaveButton home={{ property_id: id }} address={address} onToggle={toggle} />
        </div>
      </div>
      <div className="grid flex-1 content-start gap-3 p-4 md:p-5">
        <p className="flex flex-wrap gap-1.5">
          {reasons.map((reason) => (
            <Badge key={reason} tone={reason === 'new' ? 'accent' : 'gain'}>
              {t(`news.reason.${reason}`)}
            </Badge>
          ))}
        </p>
        <div>
          <h4 id={titleId} className="text-20 leading-tight">
            {address}
          </h4>
          <p className="mt-1 text-14 text-ink-2">
            {listings('teaser.place', { city, state, type: listings(homeTypeKey(type)) })}
          </p>
        </div>
        <Prices news={news} />
        {outcome && (
          <OutcomeRange
            outcome={outcome}
            className="border-t border-line pt-3 [--range-ground:var(--surface)]"
          />
        )}
        {failure && (
          <p role="alert" className="text-13 text-loss">
            {failure}
          </p>
        )}
      </div>
    </article>
  );
}

function Prices({ news }: { news: RoomSearchNews }) {
  const t = useT('savedSearch');
  const { listing, price_before: price, cash_flow_before: cashFlow } = news;
  return (
    <div className="figures">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-18 font-semibold">
          <Money value={listing.list_price} />
        </b>
        {price !== null && (
          <span className="text-14 text-ink-2">
            {t.rich('news.was', { before: '', amount: () => <Money value={price} /> })}
          </span>
        )}
      </p>
      {cashFlow !== null && listing.outcome && (
        <p className="mt-1 text-14 text-ink-2">
          {t.rich('news.cashFlow', {
            now: '',
            before: '',
            amount: () => <Money value={listing.outcome?.cash_flow_monthly} sign />,
            old: () => <Money value={cashFlow} sign />,
          })}
        </p>
      )}
    </div>
  );
}
