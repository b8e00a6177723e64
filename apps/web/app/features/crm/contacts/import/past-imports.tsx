import type { LeadImport } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { contactImportsQuery } from '~/data/contact-imports';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { Moment } from '~/ui/moment';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { ImportCounts } from './import-counts';
import { UndoImportDialog } from './undo-import-dialog';

export function PastImports() {
  const t = useT('contactImport');
  const { data, isError, isFetching, refetch } = useQuery(contactImportsQuery);
  const [undoing, setUndoing] = useState<LeadImport | null>(null);
  return (
    <section className="grid gap-3 border-t border-line pt-7">
      <h2 className="text-20">{t('past.heading')}</h2>
      {isError && !data ? (
        <ErrorState
          title={t('past.error')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      ) : data.length === 0 ? (
        <p className="text-15 text-ink-2">{t('past.none')}</p>
      ) : (
        <ul className="border-t border-ink">
          {data.map((record) => (
            <PastImport key={record.id} record={record} onUndo={() => setUndoing(record)} />
          ))}
        </ul>
      )}
      {undoing && <UndoImportDialog record={undoing} onClose={() => setUndoing(null)} />}
    </section>
  );
}

function PastImport({ record, onUndo }: { record: LeadImport; onUndo: () => void }) {
  const t = useT('contactImport');
  const isOthers = record.user !== null && String(record.user.id) !== readSession().userId;
  const isUndoable = record.undone_at === null && record.created + record.updated > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate text-15 font-medium">{record.file_name}</p>
        <p className="flex flex-wrap gap-x-2 text-13 text-ink-3">
          <Moment at={record.created_at} />
          {isOthers && <span>{t('past.by', { name: record.user?.name ?? '' })}</span>}
        </p>
      </div>
      <ImportCounts record={record} />
      {record.undone_at !== null && <Badge>{t('past.undone')}</Badge>}
      {isUndoable && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('past.undoOf', { name: record.file_name })}
          onClick={onUndo}
        >
          <Undo2 aria-hidden="true" size={15} strokeWidth={1.75} />
          {t('past.undo')}
        </Button>
      )}
    </li>
  );
}
