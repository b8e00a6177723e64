import { type Lead, SHORTLIST_MAX, type Shortlist } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Shortlists, shortlistsChanged } from '~/data/shortlists';
import { useT } from '~/lib/i18n/use-t';
import { LeaveGuard } from '~/ui/leave-guard';
import { Notice } from '~/ui/notice';
import { AddHome } from './add-home';
import { moved, withHome, without, withSentence } from './draft';
import { DraftHomeRow } from './draft-home-row';
import { MessageSection } from './message-section';
import { OverBudgetNotice } from './over-budget-notice';
import { isOver, isUnsaved } from './save-state';
import { ScoreHow } from './score-how';
import { useDraft } from './use-draft';
import { useMovedRowFocus } from './use-moved-row-focus';

type DraftEditorProps = {
  list: Shortlist;
  lists: Shortlists;
  lead: Lead;
  /** The list with unsaved changes; while set, nothing may replace the screen. */
  onUnsaved: (list: Shortlist | null) => void;
};

export function DraftEditor({ list, lists, lead, onUnsaved }: DraftEditorProps) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const { draft, state, error, seenAt, isDirty, saver } = useDraft(list);
  const { change } = saver;
  const { homes } = draft;
  const isReadOnly = isOver(state);
  const isLeft = useRef(false);
  // A new link is shown once: nothing may replace the screen before its dialog is closed.
  const [hasLink, setHasLink] = useState(false);
  useUnsaved(state === 'saved' && !hasLink ? null : list, onUnsaved);
  const focus = useMovedRowFocus(homes.map(({ property_id }) => property_id).join());
  const [said, setSaid] = useState('');

  function discarded() {
    isLeft.current = true;
    saver.abandon();
  }

  async function leave() {
    // Refetch first: the draft stays on the screen until there is something else to show.
    await shortlistsChanged(cache, list.lead_id);
    saver.abandon();
  }

  function move(index: number, by: -1 | 1) {
    const home = homes[index];
    if (!home) return;
    focus.onMove(home.property_id, by);
    change((draft) => moved(draft, index, by));
    setSaid(
      t('movedTo', {
        address: home.listing?.address ?? '',
        place: index + by + 1,
        count: homes.length,
      }),
    );
  }

  function remove(index: number) {
    const home = homes[index];
    if (!home) return;
    focus.onRemove();
    change((draft) => without(draft, home.property_id));
    setSaid(t('removed', { address: home.listing?.address ?? '' }));
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid gap-5">
        <OverBudgetNotice list={list} budget={lists.preferences.budget} />
        {homes.length === 0 && <Notice role="note">{t('noHomes')}</Notice>}
        <p role="status" className="sr-only">
          {said}
        </p>
        <ol ref={focus.list} tabIndex={-1} className="grid gap-4 outline-none">
          {homes.map((home, index) => (
            <DraftHomeRow
              key={home.property_id}
              home={home}
              place={index + 1}
              count={homes.length}
              isReadOnly={isReadOnly}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
              onSentence={(sentence) =>
                change((draft) => withSentence(draft, home.property_id, sentence), 'soon')
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
              setSaid(t('added', { address: listing.address }));
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
