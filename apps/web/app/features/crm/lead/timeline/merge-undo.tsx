import type { Activity } from '@alpha/contract';
import { useMutation } from '@tanstack/react-query';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { useTakeApart } from '../../use-merge';
import { useNow } from '../../use-now';

const DAY_MS = 86_400_000;

/** For a day, two leads that were merged can be taken apart. */
export function MergeUndo({ activity: { data, created_at } }: { activity: Activity }) {
  const t = useT('leadMerge');
  const takeApart = useTakeApart();
  const now = useNow();
  const undo = useMutation({ mutationFn: takeApart });
  const mergeId = data.merge_id;
  if (typeof mergeId !== 'number' || now - Date.parse(created_at) > DAY_MS) return null;
  return (
    <div className="mt-2 grid justify-items-start gap-1">
      <Button
        variant="secondary"
        size="sm"
        isBusy={undo.isPending}
        onClick={() => undo.mutate(mergeId)}
      >
        {t('undo')}
      </Button>
      {undo.isError && (
        <p role="alert" className="text-14 text-loss">
          {refusalOf(undo.error) ?? t('failed')}
        </p>
      )}
    </div>
  );
}
