import type { FieldSetting } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderFields } from '~/data/lead-fields';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** Shows the new order at once. */
export function useMoveField(fields: readonly FieldSetting[]) {
  const t = useT('settings');
  const cache = useQueryClient();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const saving = useMutation({
    scope: { id: 'order of custom fields' },
    mutationFn: (ids: number[]) => orderFields(cache, ids),
    onError: () => toast.error(t('failed')),
    onSettled: (_, __, ids) => setOrder((now) => (now === ids ? null : now)),
  });
  const placeOf = ({ id }: FieldSetting) => order?.indexOf(id) ?? 0;
  const shown = order ? [...fields].sort((a, b) => placeOf(a) - placeOf(b)) : fields;
  const move = (from: number, by: 1 | -1) => {
    const ids = shown.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(from + by, 0, moved);
    setOrder(ids);
    saving.mutate(ids);
  };
  return { shown, move };
}
