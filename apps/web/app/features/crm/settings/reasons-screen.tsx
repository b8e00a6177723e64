import { LOST_REASONS_MAX, type LostReason } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type LostReasonForm, lostReasonsQuery, saveLostReasons } from '~/data/lost-reasons';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { ErrorState } from '~/ui/error-state';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import { ReasonRow } from './reason-row';

/** Why leads are lost: names in both languages, their order, and whether they are offered. */
export function ReasonsScreen() {
  const t = useT('settings');
  const { data, isError, isFetching, refetch } = useQuery(lostReasonsQuery);
  return (
    <div className="grid gap-6">
      <PageHeader title={t('reasons.title')} lead={t('reasons.lead')} />
      {data ? (
        <ReasonsForm reasons={data} />
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-3" />
      )}
    </div>
  );
}

type Row = LostReasonForm & { key: string };

const rowsOf = (reasons: readonly LostReason[]): Row[] =>
  reasons.map((reason) => ({ ...reason, key: String(reason.id) }));

function ReasonsForm({ reasons }: { reasons: readonly LostReason[] }) {
  const t = useT('settings');
  const cache = useQueryClient();
  const [rows, setRows] = useState(() => rowsOf(reasons));
  const save = useMutation({
    mutationFn: () =>
      saveLostReasons(
        cache,
        rows.map(({ key: _, ...row }) => row),
      ),
    onSuccess: (saved) => {
      setRows(rowsOf(saved));
      toast.success(t('saved'));
    },
    onError: (error) => toast.error(t('failed'), { description: refusalOf(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const swap = (at: number, to: number) =>
    setRows((all) => all.map((row, i) => (i === at ? all[to] : i === to ? all[at] : row) ?? row));
  const add = () => {
    const key = `new ${crypto.randomUUID()}`;
    setRows((all) => [...all, { key, name: '', name_es: '', is_active: true }]);
  };
  return (
    <Card as="section">
      <form className="grid gap-5" onSubmit={submit}>
        <ol className="grid gap-4">
          {rows.map((row, i) => (
            <ReasonRow
              key={row.key}
              row={row}
              place={i + 1}
              isLast={i === rows.length - 1}
              onChange={(next) =>
                setRows((all) =>
                  all.map((old) => (old.key === row.key ? { ...old, ...next } : old)),
                )
              }
              onMove={(by) => swap(i, i + by)}
              onRemove={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
            />
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={save.isPending} disabled={rows.length === 0}>
            {t('save')}
          </Button>
          <Button variant="secondary" disabled={rows.length >= LOST_REASONS_MAX} onClick={add}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
            {t('reasons.add')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
