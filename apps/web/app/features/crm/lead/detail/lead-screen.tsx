import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { useRouteId } from '~/lib/route-id';
import { BackLink } from '~/ui/back-link';
import { listOf, placeBefore } from '../lead-place';
import { LeadView, MissingLead } from './lead-view';

type LeadScreenProps = {
  /** Slot under the timeline for a panel of another feature. */
  aside?: ReactNode;
};

export function LeadScreen({ aside }: LeadScreenProps) {
  const t = useT('lead');
  const id = useRouteId() ?? Number.NaN;
  const navigate = useNavigate();
  const { state } = useLocation();
  const [backTo] = useState(() => placeBefore(state, '/app/board'));
  return (
    <div className="grid gap-3">
      <div>
        <BackLink to={backTo}>{t(`back.${listOf(backTo)}`)}</BackLink>
      </div>
      {Number.isNaN(id) ? (
        <MissingLead backTo={backTo} />
      ) : (
        <LeadView
          key={id}
          look="page"
          {...{ id, aside, backTo }}
          onGone={() => void navigate(backTo, { replace: true })}
          onMoved={(next) => void navigate(`/app/leads/${next}`, { replace: true, state })}
        />
      )}
    </div>
  );
}
