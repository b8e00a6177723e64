import { lazy, Suspense, useState } from 'react';
import { answerHome, type OpenRoom, type RoomHome } from '~/data/room';
import { useT } from '~/lib/i18n/use-t';
import { useIsIdle } from '~/lib/use-is-idle';
import { CompareBar } from '~/listings/compare-bar';
import { ComparePickingContext } from '~/listings/compare-picking';
import { useComparePicking } from '~/listings/use-compare-picking';
import { useAnswers } from '~/shares/answer/use-answers';
import { firstNameOf } from '~/shares/sender/contact-links';
import { SenderCard } from '~/shares/sender/sender-card';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { SegmentedControl } from '~/ui/segmented-control';
import { HomeCard } from './home-card';
import { hasChanged } from './home-changes';
import { LeaveSection } from './leave-section';
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

type RoomViewProps = {
  room: OpenRoom;
  onClosed: (where: 'here' | 'everywhere') => void;
  onReload: () => void;
};

type Tab = 'saved' | 'sent';

/** A person, what is new, then the homes. */
export function RoomView({ room, onClosed, onReload }: RoomViewProps) {
  const t = useT('room');
  const senders = useT('sender');
  const isIdle = useIsIdle();
  useRoomStream(isIdle, onReload);
  const { first_name: name, curator, homes } = room;
  const saved = homes.filter(({ saved_at }) => saved_at !== null);
  const sent = homes.filter(({ sent_at }) => sent_at !== null);
  const [tab, setTab] = useState<Tab>(saved.length === 0 && sent.length > 0 ? 'sent' : 'saved');
  const shown = tab === 'saved' ? saved : sent;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const { picking, isFull } = useComparePicking(picked, setPicked);
  const answering = useAnswers(
    homes.map(({ property_id: key, answer, reason }) => ({ key, answer, reason })),
    answerHome,
  );
  const isOpen = ({ property_id, listing }: RoomHome) =>
    listing?.status === 'active' && !answering.answers[property_id]?.answer;
  return (
    <>
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
          <Summary news={saved.filter(hasChanged).length} open={sent.filter(isOpen).length} />
        </header>
        {room.refusal && (
          <Notice tone="loss" className="mb-5">
            {room.refusal}
          </Notice>
        )}
        {room.has_purchase && (
          <Suspense fallback={null}>
            <PurchaseSection />
          </Suspense>
        )}
        <SegmentedControl
          label={t('tabs.label')}
          className="max-sm:flex"
          value={tab}
          onChange={setTab}
          segments={[
            { value: 'saved', label: <Counted text={t('tabs.saved')} count={saved.length} /> },
            {
              value: 'sent',
              label: (
                <Counted
                  text={
                    curator ? t('tabs.sent', { name: firstNameOf(curator) }) : t('tabs.sentNobody')
                  }
                  count={sent.length}
                />
              ),
            },
          ]}
        />
        {shown.length === 0 && (
          <EmptyState
            className="mt-8"
            title={t(`empty.${tab}Title`)}
            text={t(`empty.${tab}Text`)}
          />
        )}
        <ComparePickingContext value={homes.length > 1 ? picking : null}>
          <ul className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {shown.map((home, index) => (
              <li key={home.property_id} className="min-w-0">
                <HomeCard
                  home={home}
                  curator={curator}
                  answering={answering}
                  isFirst={index === 0}
                  onChanged={onReload}
                />
              </li>
            ))}
          </ul>
        </ComparePickingContext>
        <CompareBar
          ids={picked}
          page="/room/compare"
          isFull={isFull}
          onClear={() => setPicked([])}
        />
        {isIdle && (
          <Suspense>
            <OwnedHomes />
            <RoomSearches onHomeSaved={onReload} />
          </Suspense>
        )}
        <LeaveSection count={room.session_count} onClosed={onClosed} />
        <p className="mt-8 max-w-(--measure) text-13 text-pretty text-ink-3">{t('footnote')}</p>
      </div>
    </>
  );
}

function Counted({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text} <span className="figures font-normal opacity-75">{count}</span>
    </>
  );
}

function Summary({ news, open }: { news: number; open: number }) {
  const t = useT('room');
  const sentences = [
    news > 0 && t('summary.news', { count: news }),
    open > 0 && t('summary.open', { count: open }),
  ].filter(Boolean);
  return (
    <p className="mt-2.5 max-w-(--measure) text-pretty text-ink-2">
      {sentences.length > 0 ? sentences.join(' ') : t('summary.none')}
    </p>
  );
}
