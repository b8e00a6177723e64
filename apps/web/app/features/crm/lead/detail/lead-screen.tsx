import type { Lead, LeadStatus } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import { forgetLead, leadQuery } from '~/data/leads';
import { statusesQuery } from '~/data/statuses';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { useRouteId } from '~/lib/route-id';
import { BackLink } from '~/ui/back-link';
import { ErrorState } from '~/ui/error-state';
import { MissingState } from '~/ui/missing-state';
import { Notice } from '~/ui/notice';
import { listOf, placeBefore } from '../lead-place';
import { Timeline } from '../timeline/timeline';
import { LeadAnswers } from './lead-answers';
import { LeadData } from './lead-data';
import { LeadHead } from './lead-head';
import { LeadShares } from './lead-shares';
import { LeadSkeleton } from './lead-skeleton';
import { SameEmailNotice } from './same-email-notice';
import { useLiveLead } from './use-live-lead';
import { useOpenedMark } from './use-opened-mark';

type LeadScreenProps = {
  /** Slot under the timeline for a panel of another feature. */
  aside?: ReactNode;
};

export function LeadScreen({ aside }: LeadScreenProps) {
  const t = useT('lead');
  const id = useRouteId() ?? Number.NaN;
  const { state } = useLocation();
  const [backTo] = useState(() => placeBefore(state, '/app/board'));
  const back = t(`back.${listOf(backTo)}`);
  return (
    <div className="grid gap-3">
      <div>
        <BackLink to={backTo}>{back}</BackLink>
      </div>
      {Number.isNaN(id) ? (
        <Missing backTo={backTo} back={back} />
      ) : (
        <LoadedLead key={id} {...{ id, aside, backTo, back }} />
      )}
    </div>
  );
}

type BackProps = { backTo: To; back: string };

function LoadedLead({ id, aside, backTo, back }: BackProps & LeadScreenProps & { id: number }) {
  const t = useT('lead');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const isRemoved = useLiveLead(id);
  const [isGone, setGone] = useState(false);
  const lead = useQuery({ ...leadQuery(id), enabled: !isGone });
  const statuses = useQuery(statusesQuery);
  useOpenedMark(lead.data);
  const onGone = () => setGone(true);
  // After all queries for this lead have stopped: otherwise they would refetch and get a 404.
  useEffect(() => {
    if (!isGone) return;
    void navigate(backTo, { replace: true });
    forgetLead(cache, id);
  }, [isGone, navigate, backTo, cache, id]);
  if (isGone) return <LeadSkeleton />;
  if (lead.data)
    return (
      <>
        {(isRemoved || isMissing(lead.error)) && (
          <Notice tone="loss" className="mb-3">
            {t('removed')}
          </Notice>
        )}
        <Columns lead={lead.data} statuses={statuses.data ?? []} {...{ aside, onGone }} />
      </>
    );
  if (isMissing(lead.error)) return <Missing {...{ backTo, back }} />;
  if (lead.isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        isRetrying={lead.isFetching}
        onRetry={() => void lead.refetch()}
      />
    );
  return <LeadSkeleton />;
}

type ColumnsProps = LeadScreenProps & {
  lead: Lead;
  statuses: readonly LeadStatus[];
  onGone: () => void;
};

/** Work on the left, facts on the right; on phones the work comes first. */
function Columns({ lead, statuses, aside, onGone }: ColumnsProps) {
  return (
    <div className="grid gap-8">
      <LeadHead {...{ lead, statuses, onGone }} />
      <SameEmailNotice lead={lead} />
      <div className="grid items-start gap-x-14 gap-y-12 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-12">
          <Timeline lead={lead} />
          {aside}
        </div>
        <div className="grid min-w-0 gap-10">
          <LeadData lead={lead} />
          <LeadAnswers answers={lead.adicionales} />
          <LeadShares leadId={lead.id} />
        </div>
      </div>
    </div>
  );
}

function Missing({ backTo, back }: BackProps) {
  const t = useT('lead');
  return (
    <MissingState title={t('missing')} text={t('missingText')} backTo={backTo} backLabel={back} />
  );
}
