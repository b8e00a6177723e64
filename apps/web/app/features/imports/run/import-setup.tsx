import type { ListingImport } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Preview, previewQuery } from '~/data/imports';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { Notice } from '~/ui/notice';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { ImportResult } from './import-result';
import { SetupForm } from './setup-form';

/**
 * Before the import: column mapping and what the file does not contain. After a dry run, its result
 * comes first, with a slot for the actions, which depend on the form below.
 */
export function ImportSetup({ record }: { record: ListingImport }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const Setup = record.kind === 'csv' ? MappedSetup : SetupForm;
  return (
    <>
      {record.status === 'done' && <ImportResult record={record} actions={<div ref={setSlot} />} />}
      <Setup record={record} slot={slot} />
    </>
  );
}

type MappedSetupProps = { record: ListingImport; slot: HTMLElement | null };

function MappedSetup({ record, slot }: MappedSetupProps) {
  const t = useT('imports');
  const { data, error, isFetching, refetch } = useQuery(previewQuery(record.id));
  const refusal = refusalOf(error);
  // A retry would find the same file.
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
  return <SetupForm record={record} slot={slot} preview={data satisfies Preview} />;
}
