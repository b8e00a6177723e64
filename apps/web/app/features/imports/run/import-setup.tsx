import type { ListingImport } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { type Preview, previewQuery } from '../imports.api';
import { SetupForm } from './setup-form';

/** Before it begins: what its columns mean, and what the file does not say. */
export function ImportSetup({ record }: { record: ListingImport }) {
  return record.kind === 'csv' ? <MappedSetup record={record} /> : <SetupForm record={record} />;
}

function MappedSetup({ record }: { record: ListingImport }) {
  const t = useT('imports');
  const { data, error, isFetching, refetch } = useQuery(previewQuery(record.id));
  const refusal = refusalOf(error);
  // Another try would find the same file.
  if (refusal && !data)
    return (
      <Notice tone="loss">
        <p className="font-medium">{refusal}</p>
        <p>{t('setup.unusable')}</p>
      </Notice>
    );
  if (error && !data)
    return (
      <ErrorState title={t('setup.error')} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonText lines={8} />
      </LoadingRegion>
    );
  return <SetupForm record={record} preview={data satisfies Preview} />;
}
