import type { Lead, LeadStatus } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { To } from 'react-router';
import { forgetLead, leadQuery } from '~/data/leads';
import { isLeadPaused } from '~/data/paused-leads';
import { statusesQuery } from '~/data/statuses';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { cx } from '~/ui/class-names';
import { ErrorState } from '~/ui/error-state';
import { MissingState } from '~/ui/missing-state';
import { LeadSequenceSection } from '../../conversations/lead-sequence-section';
import { useShownLead } from '../../use-outbox';
import { useReadNotifications } from '../../use-read-notifications';
import { FileCatcher } from '../files/file-catcher';
import { LeadFiles } from '../files/lead-files';
import { listOf } from '../lead-place';
import { LeadOwnedHomes } from '../owned-homes/lead-owned-homes';
import { LeadPurchase } from '../purchase/lead-purchase';
import { LeadRoom } from '../room/lead-room';
import { LeadSearches } from '../room/lead-searches';
import { Timeline } from '../timeline/timeline';
import { LeadAnswers } from './lead-answers';
import { LeadData } from './lead-data';
import { LeadHead } from './lead-head';
import { LEAD_COLUMNS, type LeadLook } from './lead-look';
import { LeadShares } from './lead-shares';
import { LeadSkeleton } from './lead-skeleton';
import { RemovedNotice } from './removed-notice';
import { SameEmailNotice } from './same-email-notice';
import { useLiveLead } from './use-live-lead';
import { useMovedTo } from './use-moved-to';
import { useOpenedMark } from './use-opened-mark';

type LeadViewProps = {
  id: number;
  look: LeadLook;
  /** Slot under the timeline for a panel of another feature. */
  aside?: ReactNode;
  backTo: To;
  /** Deleted or erased by the user: leave. */
  onGone: () => void;
  /** Merged into another one: show that. */
  onMoved: (id: number) => void;
};

export function LeadView({ id, look, aside, backTo, onGone, onMoved }: LeadViewProps) {
  const t = useT('lead');
  const cache = useQueryClient();
  const isRemoved = useLiveLead(id);
  const [isGone, setGone] = useState(false);
  const lead = useQuery({ ...leadQuery(id), enabled: () => !isGone && !isLeadPaused(id) });
  const statuses = useQuery(statusesQuery);
  const movedTo = useMovedTo(id, lead.data, onMoved);
  useOpenedMark(lead.data);
  useReadNotifications(lead.data?.id);
  const shown = useShownLead(lead.data);
  const leave = useRef(onGone);
  leave.current = onGone;
  // After all queries for this lead have stopped: otherwise they would refetch and get a 404.
  useEffect(() => {
    if (!isGone) return;
    leave.current();
    forgetLead(cache, id);
  }, [isGone, cache, id]);
  if (isGone || movedTo) return <LeadSkeleton look={look} />;
  if (shown)
    return (
      <>
        {(isRemoved || isMissing(lead.error)) && <RemovedNotice id={id} />}
        <Columns
          lead={shown}
          statuses={statuses.data ?? []}
          {...{ aside, look, onMoved }}
          onGone={() => setGone(true)}
        />
      </>
    );
  if (isMissing(lead.error)) return <MissingLead backTo={backTo} />;
  if (lead.isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        isRetrying={lead.isFetching}
        onRetry={() => void lead.refetch()}
      />
    );
  return <LeadSkeleton look={look} />;
}

type ColumnsProps = Pick<LeadViewProps, 'look' | 'aside' | 'onGone' | 'onMoved'> & {
  lead: Lead;
  statuses: readonly LeadStatus[];
};

/** Work on the left, facts on the right; on phones the work comes first. */
function Columns({ lead, statuses, aside, look, onGone, onMoved }: ColumnsProps) {
  const nameOf = usePersonName();
  return (
    <FileCatcher
      leadId={lead.id}
      name={nameOf(lead)}
      className={cx('grid', look === 'page' ? 'gap-8' : 'gap-6')}
    >
      <LeadHead {...{ lead, statuses, look, onGone, onMoved }} />
      <SameEmailNotice {...{ lead, onMoved }} />
      <div className={cx('grid items-start gap-y-12 border-t border-line', LEAD_COLUMNS[look])}>
        <div className="grid min-w-0 gap-12">
          <Timeline lead={lead} />
          {aside}
        </div>
        <div className="grid min-w-0 gap-10">
          <LeadData lead={lead} />
          <LeadPurchase lead={lead} />
          <LeadSequenceSection lead={lead} />
          <LeadAnswers answers={lead.adicionales} />
          <LeadFiles leadId={lead.id} />
          <LeadShares leadId={lead.id} />
          <LeadRoom lead={lead} />
          <LeadSearches leadId={lead.id} />
          <LeadOwnedHomes lead={lead} />
        </div>
      </div>
    </FileCatcher>
  );
}

export function MissingLead({ backTo }: { backTo: To }) {
  const t = useT('lead');
  return (
    <MissingState
      title={t('missing')}
      text={t('missingText')}
      backTo={backTo}
      backLabel={t(`back.${listOf(backTo)}`)}
    />
  );
}
