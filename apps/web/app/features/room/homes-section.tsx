import { useState } from 'react';
import type { OpenRoom } from '~/data/room';
import { useT } from '~/lib/i18n/use-t';
import { CompareBar } from '~/listings/compare-bar';
import { ComparePickingContext } from '~/listings/compare-picking';
import { useComparePicking } from '~/listings/use-compare-picking';
import type { Answering } from '~/shares/answer/use-answers';
import { firstNameOf } from '~/shares/sender/contact-links';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SegmentedControl } from '~/ui/segmented-control';
import { HomeCard } from './home-card';
import type { RoomEdit } from './use-room';

type HomesSectionProps = {
  room: OpenRoom;
  answering: Answering;
  onChange: (edit: RoomEdit) => void;
  onReload: () => void;
};

type Tab = 'saved' | 'sent';

/** What the investor saved, and what the curator sent. */
export function HomesSection({ room, answering, onChange, onReload }: HomesSectionProps) {
  const t = useT('room');
  const { curator, homes } = room;
  const saved = homes.filter(({ saved_at }) => saved_at !== null);
  const sent = homes.filter(({ sent_at }) => sent_at !== null);
  const [tab, setTab] = useState<Tab>(saved.length === 0 && sent.length > 0 ? 'sent' : 'saved');
  const shown = tab === 'saved' ? saved : sent;
  // From the second tab on, what is typed in a card of the other one stays.
  const [areBothKept, setBothKept] = useState(false);
  const kept = areBothKept ? homes : shown;
  const [picked, setPicked] = useState<readonly number[]>([]);
  // One that was removed is compared no more.
  const compared = picked.filter((id) => homes.some(({ property_id }) => property_id === id));
  const { picking, isFull } = useComparePicking(compared, setPicked);
  return (
    <section id="homes" aria-labelledby="homes-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="homes-title" tabIndex={-1} className="text-28 leading-tight outline-offset-4">
          {t('homes.title')}
        </h2>
        {homes.length > 1 && (
          <ButtonLink to="/room/compare" variant="secondary">
            {t('homes.compare')}
          </ButtonLink>
        )}
      </div>
      <SegmentedControl
        label={t('tabs.label')}
        className="mt-4 max-sm:flex"
        value={tab}
        onChange={(next) => {
          setTab(next);
          setBothKept(true);
        }}
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
        <EmptyState className="mt-8" title={t(`empty.${tab}Title`)} text={t(`empty.${tab}Text`)} />
      )}
      <ComparePickingContext value={homes.length > 1 ? picking : null}>
        <ul className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {kept.map((home) => (
            <li key={home.property_id} hidden={!shown.includes(home)} className="min-w-0">
              <HomeCard
                {...{ home, curator, answering, onChange, onReload }}
                isFirst={home === shown[0] && !room.has_purchase}
              />
            </li>
          ))}
        </ul>
      </ComparePickingContext>
      <CompareBar
        ids={compared}
        page="/room/compare"
        isFull={isFull}
        onClear={() => setPicked([])}
      />
    </section>
  );
}

function Counted({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text} <span className="figures font-normal opacity-75">{count}</span>
    </>
  );
}
