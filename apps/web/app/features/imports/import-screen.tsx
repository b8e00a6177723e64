import type { ListingImport } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { importQuery } from '~/data/imports';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { useRouteId } from '~/lib/route-id';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { ForPermission } from '~/ui/for-permission';
import { MissingState } from '~/ui/missing-state';
import { Moment } from '~/ui/moment';
import { PageHeader } from '~/ui/page-header';
import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton';
import { isMarket } from './market-kinds';
import { ImportState } from './run/import-state';
import { RemoveButton } from './run/remove-button';
import { UndoDialog } from './run/undo-dialog';
import { StateBadge } from './state-badge';
import { useImportWords } from './use-import-words';

export function ImportScreen() {
  const t = useT('imports');
  const id = useRouteId() ?? Number.NaN;
  return (
    <ForPermission isGranted={isPermitted('listing:import')} title={t('title')}>
      <div className="grid gap-6">
        <BackLink to="/app/imports">{t('back')}</BackLink>
        <KnownImport key={id} id={id} />
      </div>
    </ForPermission>
  );
}

function KnownImport({ id }: { id: number }) {
  const t = useT('imports');
  const isNonsense = Number.isNaN(id);
  const { data, error, isFetching, refetch } = useQuery({
    ...importQuery(id),
    enabled: !isNonsense,
  });
  if (isNonsense || isMissing(error))
    return (
      <MissingState
        title={t('one.missing')}
        text={t('one.missingText')}
        backTo="/app/imports"
        backLabel={t('back')}
      />
    );
  if (data) return <Import record={data} />;
  if (error)
    return (
      <ErrorState title={t('one.error')} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <LoadingRegion className="grid gap-6">
      <Skeleton className="h-10 w-80 max-w-full" />
      <SkeletonText lines={6} />
    </LoadingRegion>
  );
}

function Import({ record }: { record: ListingImport }) {
  const { t, kind } = useImportWords();
  const [isUndoing, setUndoing] = useState(false);
  return (
    <>
      <PageHeader
        className="-mt-6 [&_h1]:wrap-anywhere"
        title={record.name}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
            <StateBadge record={record} />
            <span>{kind(record.kind)}</span>
            <Moment at={record.created_at} />
            {record.user && <span>{t('by', { name: record.user.name })}</span>}
          </span>
        }
        actions={
          isUndoable(record) ? (
            <Button variant="secondary" onClick={() => setUndoing(true)}>
              <Undo2 aria-hidden="true" size={16} strokeWidth={1.5} />
              {t('undo.action')}
            </Button>
          ) : (
            isRemovable(record) && <RemoveButton record={record} />
          )
        }
      />
      <ImportState record={record} />
      {isMarket(record) && record.status === 'done' && !record.is_dry_run && (
        <p className="max-w-[68ch] text-13 text-pretty text-ink-3">{t('undo.market')}</p>
      )}
      {isUndoing && <UndoDialog record={record} onClose={() => setUndoing(false)} />}
    </>
  );
}

/** Finished, and some of what it wrote may still exist. */
function isUndoable(record: ListingImport): boolean {
  const { status, is_dry_run, has_rows, counts } = record;
  if (isMarket(record) || !has_rows) return false;
  const hasEnded = status === 'done' || status === 'failed' || status === 'broken';
  return hasEnded && !is_dry_run && counts.created + counts.updated + counts.off_market > 0;
}

/** Nothing was written, and it is not running. */
function isRemovable({ kind, status, is_dry_run, counts }: ListingImport): boolean {
  if (kind === 'reso' || status === 'running') return false;
  const isRefused = status === 'failed' || status === 'broken';
  const isWritten = counts.created + counts.updated + counts.off_market > 0;
  return status === 'ready' || is_dry_run || (isRefused && !isWritten);
}
