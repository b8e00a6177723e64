import { type FieldSetting, LEAD_FIELDS_MAX } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fieldSettingsQuery } from '~/data/lead-fields';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { FieldDialog } from './field-dialog';
import { FieldRow } from './field-row';
import { useMoveField } from './use-move-field';

/** Facts about contacts that the company adds to the built-in ones. */
export function FieldsScreen() {
  const t = useT('settings');
  const { data, isError, isFetching, refetch } = useQuery(fieldSettingsQuery);
  const [isAdding, setAdding] = useState(false);
  const isFull = (data?.filter((field) => !field.is_archived).length ?? 0) >= LEAD_FIELDS_MAX;
  return (
    <div className="grid gap-6">
      <PageHeader
        title={t('fields.title')}
        lead={t('fields.lead')}
        actions={
          <Button disabled={!data || isFull} onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
            {t('fields.add')}
          </Button>
        }
      />
      {data ? (
        <FieldLists fields={data} />
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-3" />
      )}
      {isAdding && <FieldDialog field={null} onClose={() => setAdding(false)} />}
    </div>
  );
}

function FieldLists({ fields }: { fields: readonly FieldSetting[] }) {
  const t = useT('settings');
  const active = fields.filter((field) => !field.is_archived);
  const archived = fields.filter((field) => field.is_archived);
  const { shown, move } = useMoveField(active);
  return (
    <div className="grid gap-10">
      {shown.length === 0 ? (
        <EmptyState title={t('fields.none')} text={t('fields.noneText')} />
      ) : (
        <ol aria-label={t('fields.title')} className="border-t border-ink">
          {shown.map((field, place) => (
            <FieldRow
              key={field.id}
              field={field}
              isFirst={place === 0}
              isLast={place === shown.length - 1}
              onMove={(by) => move(place, by)}
            />
          ))}
        </ol>
      )}
      {archived.length > 0 && (
        <section className="grid gap-3">
          <div>
            <h2 className="text-18">{t('fields.archived')}</h2>
            <p className="mt-1 text-14 text-ink-2">{t('fields.archivedText')}</p>
          </div>
          <ul className="border-t border-line">
            {archived.map((field) => (
              <FieldRow key={field.id} field={field} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
