import { useQuery } from '@tanstack/react-query';
import { curatorPageQuery, curatorPagesQuery } from '~/data/curators';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { useRouteId } from '~/lib/route-id';
import { BackLink } from '~/ui/back-link';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { ForPermission } from '~/ui/for-permission';
import { FormSkeleton } from '~/ui/form-skeleton';
import { MissingState } from '~/ui/missing-state';
import { PageHeader } from '~/ui/page-header';
import { CuratorForm } from './curator-form';

const CURATORS = '/app/curators';

export function CuratorFormScreen() {
  const t = useT('curators');
  const id = useRouteId();
  const title = t(id === null ? 'form.newTitle' : 'form.editTitle');
  const needed = id === null ? 'curator:write:team' : 'curator:edit:own';
  return (
    <ForPermission isGranted={isPermitted(needed)} title={title}>
      <div className="grid gap-6">
        <div>
          <BackLink to={CURATORS}>{t('form.back')}</BackLink>
          <PageHeader title={title} />
        </div>
        {id === null ? <NewPage /> : <KnownPage key={id} id={id} />}
      </div>
    </ForPermission>
  );
}

function NewPage() {
  const t = useT('curators');
  const { data, isError, isFetching, refetch } = useQuery(curatorPagesQuery);
  if (isError && !data)
    return (
      <ErrorState title={t('error.list')} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <FormSkeleton fields={6} />;
  if (data.without_page.length === 0) return <EmptyState title={t('form.nobody')} />;
  return <CuratorForm users={data.without_page} />;
}

function KnownPage({ id }: { id: number }) {
  const t = useT('curators');
  const isNonsense = Number.isNaN(id);
  const page = useQuery({ ...curatorPageQuery(id), enabled: !isNonsense });
  if (isNonsense || isMissing(page.error))
    return (
      <MissingState
        title={t('form.missing')}
        text={t('form.missingText')}
        backTo={CURATORS}
        backLabel={t('form.back')}
      />
    );
  if (page.isError)
    return (
      <ErrorState
        title={t('error.one')}
        isRetrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    );
  if (!page.data) return <FormSkeleton fields={6} />;
  return <CuratorForm page={page.data} users={[]} />;
}
