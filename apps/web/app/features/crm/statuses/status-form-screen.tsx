import { type LeadStatus, ROLES, type Role } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { saveStatus, statusesQuery, statusQuery } from '~/data/statuses';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { useRouteId } from '~/lib/route-id';
import { readChoice, useUrlState } from '~/lib/url-state';
import { BackLink } from '~/ui/back-link';
import { ErrorState } from '~/ui/error-state';
import { ForPermission } from '~/ui/for-permission';
import { FormSkeleton } from '~/ui/form-skeleton';
import { MissingState } from '~/ui/missing-state';
import { PageHeader } from '~/ui/page-header';
import { toast } from '~/ui/toast';
import { StatusForm, type StatusFormValues } from './status-form';
import { nextOrder } from './status-order';

const LIST = '/app/leads-status';

export function StatusFormScreen() {
  const t = useT('statuses');
  const id = useRouteId();
  const title = t(id === null ? 'form.newTitle' : 'form.editTitle');
  return (
    <ForPermission isGranted={isPermitted('status:write')} title={title}>
      <div className="grid gap-6">
        <div>
          <BackLink to={LIST}>{t('form.back')}</BackLink>
          <PageHeader title={title} lead={id === null && t('form.newLead')} />
        </div>
        {id === null ? <NewStatus /> : <KnownStatus key={id} id={id} />}
      </div>
    </ForPermission>
  );
}

function NewStatus() {
  const { params } = useUrlState();
  const all = useQuery(statusesQuery);
  const role = readChoice(params, 'role', ROLES) ?? '';
  // Without the list the form still works; only the suggested number is missing.
  if (all.isPending) return <FormSkeleton fields={3} />;
  const orderFor = (chosen: Role | '') => nextOrder(all.data ?? [], chosen);
  return (
    <EditedStatus
      status={undefined}
      initial={{
        ...{ name: '', name_es: '', role, order: orderFor(role) },
        ...{ probability: '', is_after_shortlist: false },
      }}
      orderFor={orderFor}
    />
  );
}

function KnownStatus({ id }: { id: number }) {
  const t = useT('statuses');
  const isNonsense = Number.isNaN(id);
  const status = useQuery({ ...statusQuery(id), enabled: !isNonsense });
  if (isNonsense || isMissing(status.error))
    return (
      <MissingState
        title={t('form.missing')}
        text={t('form.missingText')}
        backTo={LIST}
        backLabel={t('form.back')}
      />
    );
  if (status.isError)
    return (
      <ErrorState
        title={t('error.one')}
        isRetrying={status.isFetching}
        onRetry={() => void status.refetch()}
      />
    );
  if (!status.data) return <FormSkeleton fields={3} />;
  const { name, name_es, role, order, probability, is_after_shortlist } = status.data;
  const initial = {
    ...{ name, name_es: name_es ?? '', role, order: String(order) },
    probability: String(probability ?? ''),
    is_after_shortlist,
  };
  return <EditedStatus status={status.data} initial={initial} />;
}

type EditedStatusProps = {
  status: LeadStatus | undefined;
  initial: StatusFormValues;
  orderFor?: (role: Role | '') => string;
};

function EditedStatus({ status, initial, orderFor }: EditedStatusProps) {
  const t = useT('statuses');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: (values: StatusFormValues) => {
      const body = {
        ...{ name: values.name, name_es: values.name_es.trim() || null },
        ...{ role: values.role as Role, order: Number(values.order) },
        probability: values.probability.trim() === '' ? null : Number(values.probability),
        is_after_shortlist: values.is_after_shortlist,
      };
      return saveStatus(cache, status?.id ?? null, body);
    },
    onSuccess: (saved) =>
      toast.success(t(status ? 'form.saved' : 'form.created'), { description: saved.name }),
  });
  return (
    <StatusForm
      {...{ status, initial, orderFor }}
      onSave={save.mutateAsync}
      onSaved={() => void navigate(LIST, { replace: true })}
    />
  );
}
