import { LEAD_FILE_EXTENSIONS } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useId } from 'react';
import { leadFilesQuery } from '~/data/lead-files';
import { useT } from '~/lib/i18n/use-t';
import { buttonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { FileRow } from './file-row';
import { UploadRow } from './upload-row';
import { useUploads } from './use-uploads';

const ACCEPTED = Object.values(LEAD_FILE_EXTENSIONS)
  .flat()
  .map((extension) => `.${extension}`)
  .join();

/** Files attached to a lead. They can also be dropped or pasted anywhere on it. */
export function LeadFiles({ leadId }: { leadId: number }) {
  const t = useT('leadFiles');
  const hint = useId();
  const { data: files, isError, isFetching, refetch } = useQuery(leadFilesQuery(leadId));
  const { uploads, add, retry, drop } = useUploads(leadId);
  const isEmpty = files?.length === 0 && uploads.length === 0;
  return (
    <section aria-labelledby="lead-files">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="lead-files" className="text-20">
          {t('title')}
        </h2>
        <label
          className={cx(
            buttonClass('secondary', 'sm'),
            'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          <Paperclip aria-hidden="true" size={15} strokeWidth={1.5} />
          {t('add')}
          <input
            type="file"
            multiple
            accept={ACCEPTED}
            aria-describedby={hint}
            className="sr-only"
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // Selecting the same file again counts: it may have been corrected.
              target.value = '';
            }}
          />
        </label>
      </div>
      <div className="border-t border-ink">
        {isError && !files && (
          <ErrorState
            title={t('loadFailed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {!isError && !files && (
          <LoadingRegion className="py-4">
            <Skeleton className="h-4 w-56" />
          </LoadingRegion>
        )}
        <ul aria-label={t('title')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload.key)}
              onDrop={() => drop(upload.key)}
            />
          ))}
          {files?.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
        <p
          id={hint}
          className={cx(
            isEmpty ? 'py-3 text-14 text-ink-2' : 'pt-2 text-13 text-ink-3',
            'text-pretty',
          )}
        >
          {isEmpty ? t('none') : t('hint')}
        </p>
      </div>
    </section>
  );
}
