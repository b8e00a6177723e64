import { shownPrice } from '@alpha/report-model/property-facts';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type OpenRoom, type RoomHome, saveHome } from '~/data/room';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { useLocalDay } from '~/lib/use-local-day';
import { homeTypeKey } from '~/listings/home-type';
import { ListingPicture } from '~/listings/listing-picture';
import { OutcomeFactList } from '~/listings/outcome-fact-list';
import { OutcomeRange } from '~/listings/outcome-range';
import { PickToggle } from '~/listings/pick-toggle';
import { HomeAnswer } from '~/shares/answer/home-answer';
import type { Answering } from '~/shares/answer/use-answers';
import { Badge } from '~/ui/badge';
import { buttonClass } from '~/ui/button-look';
import { Money } from '~/ui/money';
import { SaveButton } from '~/visitors/save-button';
import { AskCurator } from './ask-curator';
import { HomeChanges } from './home-changes';
import { HomeNote } from './home-note';
import { RemoveHome } from './remove-home';
import { ReportLink } from './report-link';
import { withNote } from './room-edits';
import { type Report, useReport } from './use-report';
import type { RoomEdit } from './use-room';

type HomeCardProps = {
  home: RoomHome;
  /** Who looks after the investor. */
  curator: OpenRoom['curator'];
  answering: Answering;
  /** The first of the page: its picture is loaded first. */
  isFirst: boolean;
  onChange: (edit: RoomEdit) => void;
  onReload: () => void;
};

const SIZES = '(min-width: 1280px) 420px, (min-width: 768px) 48vw, 100vw';
const NO_ANSWER = { answer: null, reason: '', state: null };

/** One home: what it is, what has changed, what to do next. */
export function HomeCard(props: HomeCardProps) {
  const { home, curator, answering, isFirst, onChange, onReload } = props;
  const titleId = useId();
  const t = useT('room');
  const [failure, setFailure] = useState<string | null>(null);
  const report = useReport(home);
  const { listing, property_id } = home;
  if (!listing) return <Gone {...{ home, onChange }} />;
  const { address, city } = listing;
  const given = answering.answers[property_id] ?? NO_ANSWER;
  const save = () => {
    setFailure(null);
    saveHome({ property_id }).then(onReload, (error: unknown) =>
      setFailure(refusalOf(error) ?? t('home.failed')),
    );
  };
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-hidden rounded-3 border border-line bg-surface"
    >
      <Picture {...{ listing, report }} isMain={isFirst}>
        <PickToggle home={listing} />
        {home.saved_at === null && (
          <SaveButton home={{ property_id }} address={address} onToggle={save} />
        )}
      </Picture>
      <div className="grid flex-1 content-start gap-4 p-4 md:p-5">
        <Head {...{ home, listing, titleId, report }} />
        {listing.outcome && (
          <div className="grid gap-3">
            <OutcomeRange
              outcome={listing.outcome}
              className="border-t border-line pt-3 [--range-ground:var(--surface)]"
            />
            <OutcomeFactList outcome={listing.outcome} className="pt-2" />
          </div>
        )}
        <HomeChanges home={home} />
        {home.sent_at !== null && (
          <HomeAnswer
            address={address}
            given={given}
            state={given.state}
            onAnswer={(answer) => answering.give(property_id, answer)}
            onTryNow={answering.tryNow}
          />
        )}
        {home.saved_at !== null && (
          <HomeNote
            {...{ home, address }}
            onNoted={(note) => onChange((room) => withNote(room, property_id, note))}
          />
        )}
        {(failure ?? report.failure) && (
          <p role="alert" className="text-13 text-loss">
            {failure ?? report.failure}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2.5 border-t border-line p-4 md:px-5">
        <ReportLink
          report={report}
          aria-label={t('home.reportOf', { address: `${address}, ${city}` })}
          className={buttonClass('primary', 'md', 'flex-1')}
        >
          {t('home.report')}
          <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
        </ReportLink>
        {curator && <AskCurator curator={curator} address={address} />}
        {home.saved_at !== null && <RemoveHome {...{ home, onChange }} />}
      </div>
    </article>
  );
}

type Listing = NonNullable<RoomHome['listing']>;

type PictureProps = { listing: Listing; report: Report; isMain: boolean; children: ReactNode };

function Picture({ listing, report, isMain, children }: PictureProps) {
  const t = useT('shortlistPage');
  const listings = useT('listings');
  const [image] = listing.images;
  const { status } = listing;
  return (
    <div className="relative aspect-[16/9] bg-sunken">
      {/* Its title leads there too: once is enough for keyboards and screen readers. */}
      <ReportLink report={report} aria-hidden tabIndex={-1} className="block size-full">
        <ListingPicture image={image} address={listing.address} sizes={SIZES} isMain={isMain} />
      </ReportLink>
      <div className="absolute top-3 right-3 flex items-center gap-2.5">{children}</div>
      {status !== 'active' && (
        <span className="absolute top-3 left-3">
          <Badge tone="loss">{t(`status.${status}`)}</Badge>
        </span>
      )}
      {image?.is_illustration && (
        <span
          aria-hidden
          className="absolute bottom-2 left-2 rounded-1 bg-surface px-1.5 py-0.5 text-12 text-ink-2"
        >
          {listings('picture.illustrationMark')}
        </span>
      )}
    </div>
  );
}

type HeadProps = { home: RoomHome; listing: Listing; titleId: string; report: Report };

function Head({ home, listing, titleId, report }: HeadProps) {
  const t = useT('room');
  const listings = useT('listings');
  const date = useLocalDay();
  const { address, city, state, type } = listing;
  const price = shownPrice(listing);
  return (
    <div>
      <h3
        id={titleId}
        data-home-title=""
        tabIndex={-1}
        className="text-22 leading-tight outline-offset-4"
      >
        <ReportLink report={report} className="text-left hover:underline">
          {address}
        </ReportLink>
      </h3>
      <p className="mt-1 text-14 text-ink-2">
        {listings('teaser.place', { city, state, type: listings(homeTypeKey(type)) })}
      </p>
      <p className="figures mt-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-18 font-semibold">
          <span className="sr-only">{listings('teaser.price', { kind: price.kind })} </span>
          <Money value={price.amount} />
        </span>
        <span className="text-13 text-ink-3">
          {home.saved_at !== null
            ? t('home.saved', { date: date(home.saved_at) })
            : home.sent_at !== null && t('home.sent', { date: date(home.sent_at) })}
        </span>
      </p>
    </div>
  );
}

function Gone({ home, onChange }: Pick<HomeCardProps, 'home' | 'onChange'>) {
  const t = useT('room');
  return (
    <article className="flex h-full flex-wrap items-center justify-between gap-3 rounded-3 border border-line p-5 text-ink-2">
      <p data-home-title="" tabIndex={-1}>
        {t('home.gone')}
      </p>
      {home.saved_at !== null && <RemoveHome {...{ home, onChange }} />}
    </article>
  );
}
