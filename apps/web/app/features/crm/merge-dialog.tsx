import type { Lead, MergeField } from '@alpha/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadQuery } from '~/data/leads';
import { statusesQuery } from '~/data/statuses';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Moment } from '~/ui/moment';
import { Notice } from '~/ui/notice';
import { RadioGroup } from '~/ui/radio-group';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import {
  betterSide,
  differingFields,
  fromOther,
  type MergeChoices,
  type MergePair,
  type MergeSide,
  pairOf,
} from './merge-fields';
import { useMerge } from './use-merge';
import { useMergeValue } from './use-merge-value';

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
  const [choices, setChoices] = useState<MergeChoices>({});
  const [one, two] = useQueries({ queries: ids.map((id) => leadQuery(id)) });
  const merge = useMerge(onMerged);
  const pair = one?.data && two?.data && pairOf(one.data, two.data);
  const hasFailed = one?.isError || two?.isError;
  // Somebody has merged them already.
  const isOne = pair !== undefined && pair.kept.id === pair.other.id;
  const isReady = pair !== undefined && !isOne && !hasFailed;
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
              merge.mutate({ pair, from_other: fromOther(pair, choices) }, { onSuccess: onClose })
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
        ) : pair ? (
          <Fields
            pair={pair}
            choices={choices}
            onChoose={(field, side) => setChoices({ ...choices, [field]: side })}
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

type FieldsProps = {
  pair: MergePair;
  choices: MergeChoices;
  onChoose: (field: MergeField, side: MergeSide) => void;
};

function Fields({ pair, choices, onChoose }: FieldsProps) {
  const t = useT('leadMerge');
  const nameOf = usePersonName();
  const { data: statuses = [] } = useQuery(statusesQuery);
  const inWords = useMergeValue(statuses);
  const fields = differingFields(pair);
  const sides = ['kept', 'other'] as const;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <li key={side} className="min-w-0 border-t-2 border-ink pt-2">
            <p className="font-medium wrap-anywhere">{nameOf(pair[side])}</p>
            <p className="text-13 wrap-anywhere text-ink-2">
              {pair[side].user.name} · {t('since')} <Moment at={pair[side].created_at} />
            </p>
          </li>
        ))}
      </ul>
      {fields.length === 0 && <p className="text-15 text-ink-2">{t('same')}</p>}
      {fields.map((field) => (
        <RadioGroup
          key={field}
          look="cards"
          legend={t(`field.${field}`)}
          value={choices[field] ?? betterSide(pair, field)}
          onChange={(side) => onChoose(field, side)}
          choices={sides.map((side) => ({
            value: side,
            label: (
              <span className="min-w-0 wrap-anywhere">
                {inWords(field, pair[side]) ?? (
                  <span className="font-normal text-ink-3">{t('empty')}</span>
                )}
              </span>
            ),
          }))}
        />
      ))}
    </>
  );
}
