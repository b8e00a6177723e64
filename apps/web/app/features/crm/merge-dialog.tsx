import type { Lead } from '@alpha/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadFieldsQuery } from '~/data/lead-fields';
import { leadQuery } from '~/data/leads';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { MergeChoices } from './merge-choices';
import { type CustomChoices, customFromOther } from './merge-custom-fields';
import { type MergeChoices as Choices, fromOther, pairOf } from './merge-fields';
import { useMerge } from './use-merge';

type MergeDialogProps = {
  ids: readonly [number, number];
  onClose: () => void;
  /** With the lead that is left. */
  onMerged: (lead: Lead) => void;
};

/** Two leads side by side: each field that differs is chosen, the better value first. */
export function MergeDialog({ ids, onClose, onMerged }: MergeDialogProps) {
  const t = useT('leadMerge');
  const ui = useT('ui');
  const [choices, setChoices] = useState<Choices>({});
  const [one, two] = useQueries({ queries: ids.map((id) => leadQuery(id)) });
  const [customChoices, setCustomChoices] = useState<CustomChoices>({});
  const { data: custom, isPending: isReadingFields } = useQuery(leadFieldsQuery);
  const merge = useMerge(onMerged);
  const pair = one?.data && two?.data && pairOf(one.data, two.data);
  const hasFailed = one?.isError || two?.isError;
  // Somebody has merged them already.
  const isOne = pair !== undefined && pair.kept.id === pair.other.id;
  const isReady = pair !== undefined && !isReadingFields && !isOne && !hasFailed;
  return (
    <Dialog
      isOpen
      isBusy={merge.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button
            isBusy={merge.isPending}
            disabled={!isReady}
            onClick={() =>
              isReady &&
              merge.mutate(
                {
                  ...{ pair, from_other: fromOther(pair, choices) },
                  // What could not be shown is left to the rule.
                  ...(custom && {
                    custom_from_other: customFromOther(pair, custom, customChoices),
                  }),
                },
                { onSuccess: onClose },
              )
            }
          >
            {t('action')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {hasFailed || isOne ? (
          <Notice tone="loss">{t(isOne ? 'already' : 'missing')}</Notice>
        ) : isReady ? (
          <MergeChoices
            {...{ pair, choices, customChoices }}
            custom={custom ?? []}
            onChoose={(field, side) => setChoices({ ...choices, [field]: side })}
            onChooseCustom={(id, side) => setCustomChoices({ ...customChoices, [id]: side })}
          />
        ) : (
          <LoadingRegion className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </LoadingRegion>
        )}
        {merge.isError && <Notice tone="loss">{refusalOf(merge.error) ?? t('failed')}</Notice>}
      </div>
    </Dialog>
  );
}
