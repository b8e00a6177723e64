import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { answerHome, type OpenRoom, type RoomHome } from '~/data/room';
import { useT } from '~/lib/i18n/use-t';
import { useIsIdle } from '~/lib/use-is-idle';
import { useAnswers } from '~/shares/answer/use-answers';
import { firstNameOf } from '~/shares/sender/contact-links';
import { SenderCard } from '~/shares/sender/sender-card';
import { LaterToaster } from '~/ui/later-toaster';
import { Notice } from '~/ui/notice';
import { hasChanged } from './home-changes';
import { HomesSection } from './homes-section';
import { LeaveSection } from './leave-section';
import type { DrawnRoom } from './load-room';
import { PartBoundary } from './part-boundary';
import { RoomMenu } from './room-menu';
import { type RoomSection, sectionsFor } from './room-order';
import type { RoomEdit } from './use-room';
import { useRoomStream } from './use-room-stream';

const PurchaseSection = lazy(() =>
  import('./purchase/purchase-section').then(({ PurchaseSection }) => ({
    default: PurchaseSection,
  })),
);
/** Below the homes: with their endpoints and texts they come after the first view. */
const OwnedHomes = lazy(() =>
  import('./owned-homes').then(({ OwnedHomes }) => ({ default: OwnedHomes })),
);
const RoomSearches = lazy(() =>
  import('./searches/room-searches').then(({ RoomSearches }) => ({ default: RoomSearches })),
);
const RoomScenarios = lazy(() =>
  import('./scenarios/room-scenarios').then(({ RoomScenarios }) => ({ default: RoomScenarios })),
);

type RoomViewProps = {
  room: OpenRoom;
  drawn: DrawnRoom;
  onClosed: (where: 'here' | 'everywhere') => void;
  onChange: (edit: RoomEdit) => void;
  onReload: () => void;
};

/** A person, what is new, the purchase under way, the homes, then everything else. */
export function RoomView({ room, drawn, onClosed, onChange, onReload }: RoomViewProps) {
  const t = useT('room');
  const senders = useT('sender');
  const isIdle = useIsIdle();
  useRoomStream(isIdle, onReload);
  const { first_name: name, curator, homes } = room;
  const saved = homes.filter(({ saved_at }) => saved_at !== null);
  const sent = homes.filter(({ sent_at }) => sent_at !== null);
  const answering = useAnswers(
    homes.map(({ property_id: key, answer, reason }) => ({ key, answer, reason })),
    answerHome,
  );
  const isOpen = ({ property_id, listing }: RoomHome) =>
    listing?.status === 'active' && !answering.answers[property_id]?.answer;
  const hasReport = homes.some(({ report_token }) => report_token !== null);
  const { counts, countOf } = useCounts();
  const isThere = (id: RoomSection) => {
    if (id === 'plan') return room.has_purchase;
    return (id !== 'owned' && id !== 'scenarios') || (counts[id] ?? 0) > 0;
  };
  const sections = sectionsFor(drawn.plans);
  const parts: Record<RoomSection, ReactNode> = {
    plan: room.has_purchase && (
      <div id="plan">
        <PartBoundary>
          <Suspense fallback={<div className="min-h-100" />}>
            <PurchaseSection drawn={drawn} />
          </Suspense>
        </PartBoundary>
      </div>
    ),
    homes: <HomesSection {...{ room, answering, onChange, onReload }} />,
    owned: (
      <>
        <Part id="owned">{isIdle && <OwnedHomes onCount={countOf.owned} />}</Part>
        {/* Above the rest, it would push it down. */}
        {sections[0] === 'owned' && counts.owned === undefined && <div className="min-h-100" />}
      </>
    ),
    searches: (
      <Part id="searches">
        {isIdle && <RoomSearches onHomeSaved={onReload} onCount={countOf.searches} />}
      </Part>
    ),
    scenarios: (
      <Part id="scenarios">
        {isIdle && <RoomScenarios {...{ hasReport }} onCount={countOf.scenarios} />}
      </Part>
    ),
    device: <LeaveSection count={room.session_count} onClosed={onClosed} />,
  };
  return (
    <>
      <RoomMenu
        sections={sections.filter(isThere)}
        counts={{ ...counts, homes: homes.length }}
        canCompare={homes.length > 1}
      />
      {curator && (
        <SenderCard
          sender={curator}
          message=""
          whatsappText={senders('whatsapp.list', { name: firstNameOf(curator) })}
        />
      )}
      <div className="page pb-16">
        <header className="pt-7 pb-6 md:pt-12 md:pb-8">
          <h1 className="text-[clamp(2rem,6vw,3rem)] leading-[1.08] tracking-[-0.02em]">
            {name ? t('greeting', { name }) : t('greetingNobody')}
          </h1>
          <Summary
            news={saved.filter(hasChanged).length}
            open={sent.filter(isOpen).length}
            isFirst={!homes.some((home) => wasThere(home, drawn.readAt))}
          />
        </header>
        {room.refusal && (
          <Notice tone="loss" className="mb-5">
            {room.refusal}
          </Notice>
        )}
        {sections.map((id) => (
          <Fragment key={id}>{parts[id]}</Fragment>
        ))}
        <p className="mt-8 max-w-(--measure) text-13 text-pretty text-ink-3">{t('footnote')}</p>
      </div>
      <LaterToaster />
    </>
  );
}

/** One for each part, so that one that is late or lost does not hold the others up. */
function Part({ id, children }: { id: RoomSection; children: ReactNode }) {
  return (
    <div id={id}>
      <PartBoundary>
        <Suspense>{children}</Suspense>
      </PartBoundary>
    </div>
  );
}

type Counts = Partial<Record<RoomSection, number>>;

/** What the parts below have found: the menu leads only to what is there. */
function useCounts() {
  const [counts, setCounts] = useState<Counts>({});
  const put = (id: RoomSection) => (count: number) =>
    setCounts((all) => (all[id] === count ? all : { ...all, [id]: count }));
  const [countOf] = useState(() => ({
    ...{ owned: put('owned'), searches: put('searches'), scenarios: put('scenarios') },
  }));
  return { counts, countOf };
}

const DAY_MS = 86_400_000;

/** Saved or sent before today: without such a home there is nothing that was left as it was. */
const wasThere = ({ saved_at, sent_at }: RoomHome, now: number): boolean =>
  [saved_at, sent_at].some((at) => at !== null && Date.parse(at) < now - DAY_MS);

type SummaryProps = { news: number; open: number; isFirst: boolean };

function Summary({ news, open, isFirst }: SummaryProps) {
  const t = useT('room');
  const sentences = [
    news > 0 && t('summary.news', { count: news }),
    open > 0 && t('summary.open', { count: open }),
  ].filter(Boolean);
  return (
    <p className="mt-2.5 max-w-(--measure) text-pretty text-ink-2">
      {sentences.length > 0 ? sentences.join(' ') : t(isFirst ? 'summary.first' : 'summary.none')}
    </p>
  );
}
