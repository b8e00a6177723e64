import { useQuery } from '@tanstack/react-query';
import { leadersQuery, rolesQuery, userQuery } from '~/data/users';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { lastPlace } from '~/lib/list-place';
import { isPermitted } from '~/lib/permission';
import { useRouteId } from '~/lib/route-id';
import { BackLink } from '~/ui/back-link';
import { ErrorState } from '~/ui/error-state';
import { ForPermission } from '~/ui/for-permission';
import { FormSkeleton } from '~/ui/form-skeleton';
import { MissingState } from '~/ui/missing-state';
import { PageHeader } from '~/ui/page-header';
import { useSaveUser } from './use-save-user';
import { isOwn } from './user-facts';
import { UserForm } from './user-form';
import { emptyValues, valuesOf } from './user-form.values';
import { UserProfile } from './user-profile';

export function UserFormScreen() {
  const t = useT('users');
  const id = useRouteId();
  const isNew = id === null;
  const title = t(isNew ? 'form.newTitle' : isOwn(id) ? 'form.ownTitle' : 'form.editTitle');
  return (
    <ForPermission isGranted={isPermitted('user:write:team')} title={title}>
      <div className="grid gap-6">
        <div>
          <BackLink to={lastPlace('/app/users')}>{t('form.back')}</BackLink>
          <PageHeader title={title} lead={isNew && t('form.newLead')} />
        </div>
        <LoadedForm key={id} id={id} />
      </div>
    </ForPermission>
  );
}

function LoadedForm({ id }: { id: number | null }) {
  const t = useT('users');
  const roles = useQuery(rolesQuery);
  const leaders = useQuery(leadersQuery);
  const isKnown = id !== null && !Number.isNaN(id);
  const user = useQuery({ ...userQuery(id ?? 0), enabled: isKnown, refetchOnWindowFocus: false });
  const { saving, dialog } = useSaveUser(id);

  if (Number.isNaN(id) || isMissing(user.error))
    return (
      <MissingState
        title={t('form.missing')}
        text={t('form.missingText')}
        backTo={lastPlace('/app/users')}
        backLabel={t('form.back')}
      />
    );
  const parts = [roles, leaders, ...(isKnown ? [user] : [])];
  if (parts.some((part) => part.isError))
    return (
      <ErrorState
        title={t('error.one')}
        isRetrying={parts.some((part) => part.isFetching)}
        onRetry={() => parts.filter((part) => part.isError).map((part) => part.refetch())}
      />
    );
  if (!roles.data || !leaders.data || (isKnown && !user.data)) return <FormSkeleton fields={4} />;
  const initial = user.data ? valuesOf(user.data) : emptyValues(roles.data, leaders.data);
  const others = withCurrent(leaders.data, user.data?.leader).filter((leader) => leader.id !== id);
  return (
    <>
      <UserForm
        whose={id === null ? 'new' : isOwn(id) ? 'own' : 'other'}
        initial={initial}
        teamSize={user.data?.team_size ?? 0}
        choices={{ roles: roles.data, leaders: others }}
        {...saving}
      />
      {dialog}
      {user.data && <UserProfile id={user.data.id} name={user.data.name} />}
    </>
  );
}

type Leader = { id: number; name: string };

/** Only active leaders are offered; a deactivated one stays until another is chosen. */
function withCurrent(leaders: Leader[], current: Leader | null | undefined): Leader[] {
  if (!current || leaders.some(({ id }) => id === current.id)) return leaders;
  return [...leaders, current];
}
