import { isAllowed, type ListedLead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type To, useLocation } from 'react-router';
import { leadFieldsQuery } from '~/data/lead-fields';
import { leadFormQuery } from '~/data/leads';
import { statusesQuery } from '~/data/statuses';
import { type Owner, ownersQuery } from '~/data/users';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { useRouteId } from '~/lib/route-id';
import { readSession } from '~/lib/session';
import { useUrlState } from '~/lib/url-state';
import { BackLink } from '~/ui/back-link';
import { ErrorState } from '~/ui/error-state';
import { FormSkeleton } from '~/ui/form-skeleton';
import { MissingState } from '~/ui/missing-state';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { roleOf } from '../../lead-facts';
import { WAITING_PARAM, type WaitingForm } from '../../new-contacts';
import { useShownLead } from '../../use-outbox';
import { boardOwner, listOf, placeBefore } from '../lead-place';
import { LeadForm } from './lead-form';
import { emptyValues, valuesOf } from './lead-form.values';
import { useSaveLead } from './use-save-lead';
import { useWaitingForm } from './use-waiting-form';

export function LeadFormScreen() {
  const t = useT('leadForm');
  const id = useRouteId();
  const { state } = useLocation();
  const { params: search } = useUrlState();
  const [backTo] = useState(() =>
    placeBefore(state, search.has('statusId') ? '/app/board' : '/app/contacts'),
  );
  return (
    <div className="grid gap-6">
      <div>
        <BackLink to={backTo}>{t(backLabel(backTo))}</BackLink>
        <PageHeader title={t(id === null ? 'newTitle' : 'editTitle')} />
      </div>
      <LoadedForm key={`${id} ${search.get(WAITING_PARAM)}`} {...{ id, backTo }} />
    </div>
  );
}

type LoadedFormProps = { id: number | null; backTo: To };

function LoadedForm({ id, backTo }: LoadedFormProps) {
  const t = useT('leadForm');
  const { params: search } = useUrlState();
  const session = readSession();
  const mayAssign = session.role !== null && isAllowed(session.role, 'lead:assign');
  const isKnown = id !== null && !Number.isNaN(id);
  const statuses = useQuery(statusesQuery);
  const others = useQuery({ ...ownersQuery, enabled: mayAssign });
  // A form starts from fresh data and is not replaced while the user types.
  const lead = useQuery({ ...leadFormQuery(id ?? 0), enabled: isKnown });
  const custom = useQuery(leadFieldsQuery);
  const fields = custom.data?.filter(({ can_edit }) => can_edit) ?? [];
  const waiting = useWaitingForm(search.get(WAITING_PARAM), id);
  const shownLead = useShownLead(lead.data, waiting?.key);
  const self = {
    id: Number(session.userId),
    name: session.name ?? '',
    role: session.role,
  } as Owner;
  const owners = ownersFor(self, others.data ?? [], shownLead);
  const saving = useSaveLead({ id, backTo, fields, owners, waiting });

  if (Number.isNaN(id) || isMissing(lead.error))
    return (
      <MissingState
        title={t('missing')}
        text={t('missingText')}
        backTo={backTo}
        backLabel={t(backLabel(backTo))}
      />
    );
  const parts = [statuses, custom, ...(mayAssign ? [others] : []), ...(isKnown ? [lead] : [])];
  if (parts.some((part) => part.isError))
    return (
      <ErrorState
        title={t('loadFailed')}
        isRetrying={parts.some((part) => part.isFetching)}
        onRetry={() => parts.filter((part) => part.isError).map((part) => part.refetch())}
      />
    );
  if (!statuses.data || !custom.data || (mayAssign && !others.data) || (isKnown && !lead.data))
    return <FormSkeleton fields={6} />;
  const shown = owners.find((known) => known.id === boardOwner());
  const typed = waiting ? typedIn(waiting) : null;
  const initial = shownLead
    ? valuesOf(shownLead, fields)
    : {
        ...emptyValues({
          owners: shown ? [shown, ...owners] : owners,
          statuses: statuses.data,
          wanted: search.get('statusId'),
          fields,
        }),
        ...typed,
      };
  return (
    <>
      {waiting && <GivenBack form={waiting} />}
      <LeadForm
        {...{ id, backTo, initial }}
        typed={id === null ? null : typed}
        version={shownLead?.version}
        choices={{ statuses: statuses.data, owners }}
        fields={fields}
        {...saving}
      />
    </>
  );
}

const typedIn = ({ action }: WaitingForm) =>
  action.kind === 'create' ? action.typed : action.form.typed;

function GivenBack({ form: { refusal, action } }: { form: WaitingForm }) {
  const t = useT('outbox');
  const waits = t(action.kind === 'create' ? 'stillWaiting' : 'stillWaitingEdit');
  const why = refusal?.isConflict ? t('conflictInForm') : (refusal?.reason ?? t('failed'));
  return (
    <Notice tone={refusal ? 'loss' : 'gain'} className="max-w-250">
      {refusal ? why : waits}
    </Notice>
  );
}

const backLabel = (backTo: To) =>
  typeof backTo === 'string' && backTo.startsWith('/app/leads/')
    ? 'backLead'
    : BACK_LABELS[listOf(backTo)];

const BACK_LABELS = { board: 'backBoard', contacts: 'backContacts', today: 'backToday' } as const;

/** The viewer, the people the viewer may assign leads to, and the current owner even if not assignable. */
function ownersFor(self: Owner, others: Owner[], lead: ListedLead | undefined): Owner[] {
  const current = lead && { id: lead.user.id, name: lead.user.name, role: roleOf(lead) };
  if (others.length === 0) return [current ?? self];
  return [self, ...others, ...(current ? [current] : [])].filter(
    (owner, index, all) => all.findIndex(({ id }) => id === owner.id) === index,
  );
}
