import { type Lead, SHORTLIST_MAX, type Shortlist } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Shortlists, shortlistsChanged } from '~/data/shortlists';
import { useT } from '~/lib/i18n/use-t';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';
import { AddHome } from './add-home';
import { ClashNotice } from './clash-notice';
import { movedTo, putBack, withHome, without, withSentence, withText } from './draft';
import { DraftHomeRow } from './draft-home-row';
import { LimitsNotice } from './limits-notice';
import { MessageSection } from './message-section';
import { isPermanentFailure, isUnsaved } from './save-state';
import { ScoreHow } from './score-how';
import { useDraft } from './use-draft';
import { useRemovedFocus } from './use-removed-focus';
import { useDropList } from './use-row-drag';
import { useSorting } from './use-sorting';

type DraftEditorProps = {
  list: Shortlist;
  lists: Shortlists;
  lead: Lead;
  /** The list with unsaved changes; while set, nothing may replace the screen. */
  onUnsaved: (list: Shortlist | null) => void;
};

const UNDO_MS = 10_000;

export function DraftEditor({ list, lists, lead, onUnsaved }: DraftEditorProps) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const { draft, state, error, seenAt, isDirty, clashes, saver } = useDraft(list);
  const { change } = saver;
  const { homes } = draft;
  const { budget } = lists.preferences;
  const isReadOnly = isPermanentFailure(state);
  const isLeft = useRef(false);
  // A new link is shown once: nothing may replace the screen before its dialog is closed.
  const [hasLink, setHasLink] = useState(false);
  useUnsaved(state === 'saved' && !hasLink ? null : list, onUnsaved);
  const sorting = useSorting({
    rows: homes.map(({ property_id: id, listing }) => ({ id, address: listing?.address ?? '' })),
    onMove: (from, to) => change((draft) => movedTo(draft, from, to)),
  });
  useDropList(sorting);
  const removing = useRemovedFocus(sorting.list, homes.length);

  function discarded() {
    isLeft.current = true;
    saver.abandon();
  }

  async function leave() {
    // Refetch first: the draft stays on the screen until there is something else to show.
    await shortlistsChanged(cache, list.lead_id);
    saver.abandon();
  }

  function remove(index: number) {
    const home = homes[index];
    if (!home) return;
    removing();
    change((draft) => without(draft, home.property_id));
    const done = t('removed', { address: home.listing?.address ?? '' });
    sorting.setSaid(done);
    toast.success(done, {
      duration: UNDO_MS,
      action: { label: t('undo'), onClick: () => change((draft) => putBack(draft, home, index)) },
    });
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid gap-5">
        {clashes.map((clash) => (
          <ClashNotice
            key={clash.key}
            {...{ clash, draft }}
            onTake={() => {
              saver.settle(clash.key);
              saver.write(clash.key, clash.other, (draft) =>
                withText(draft, clash.key, clash.other),
              );
            }}
            onKeep={() => saver.settle(clash.key)}
          />
        ))}
        <LimitsNotice {...{ homes, budget }} />
        {homes.length === 0 && <Notice role="note">{t('noHomes')}</Notice>}
        <p role="status" className="sr-only">
          {sorting.said}
        </p>
        <ol ref={sorting.list} tabIndex={-1} className="grid gap-4 outline-none">
          {homes.map((home, index) => (
            <DraftHomeRow
              key={home.property_id}
              {...{ home, budget, isReadOnly, sorting }}
              leadId={list.lead_id}
              place={index + 1}
              count={homes.length}
              onRemove={() => remove(index)}
              onSentence={(sentence) =>
                saver.write(home.property_id, sentence, (draft) =>
                  withSentence(draft, home.property_id, sentence),
                )
              }
            />
          ))}
        </ol>
        {!isReadOnly && (
          <AddHome
            listed={homes.map(({ property_id }) => property_id)}
            isFull={homes.length >= SHORTLIST_MAX}
            onAdd={(listing) => {
              change((draft) => withHome(draft, listing));
              sorting.setSaid(t('added', { address: listing.address }));
            }}
          />
        )}
        <ScoreHow preferences={lists.preferences} />
      </div>
      <MessageSection
        {...{ list, draft, state, error, seenAt, saver, lead }}
        isMailConfigured={lists.mail_is_configured}
        linkDays={lists.link_days}
        onLink={setHasLink}
        onDiscarded={discarded}
        onLeave={() => void leave()}
      />
      <LeaveGuard isDirty={isDirty && isUnsaved(state)} isSaved={isLeft} isSearchGuarded />
    </div>
  );
}

function useUnsaved(list: Shortlist | null, onUnsaved: DraftEditorProps['onUnsaved']) {
  useEffect(() => {
    onUnsaved(list);
    return () => onUnsaved(null);
  }, [list, onUnsaved]);
}
