import { LEAD_TAGS_MAX, type Lead } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { leadQuery } from '~/data/leads';
import { madeAmong, type TagChange } from '~/data/outbox/made-tags';
import { tagLead } from '~/data/tags';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { PopoverPanel } from '~/ui/popover-panel';
import { toast } from '~/ui/toast';
import { TagChips } from '../../tag-chips';
import { TagPicker } from '../../tag-picker';

type Change = TagChange & { words: string };

/** The labels of a lead; each click adds or removes one, so that nobody overwrites another person's. */
export function LeadTags({ lead }: { lead: Lead }) {
  const t = useT('tags');
  const id = useId();
  const cache = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { queryKey } = leadQuery(lead.id);
  const change = useMutation({
    scope: { id: `tags of ${lead.id}` },
    mutationFn: ({ words, ...change }: Change) => tagLead(cache, lead, change, words),
    onMutate: async ({ add_ids, remove_ids }) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData(queryKey);
      cache.setQueryData(
        queryKey,
        (now) =>
          now && {
            ...now,
            tag_ids: [...now.tag_ids.filter((one) => !remove_ids.includes(one)), ...add_ids],
          },
      );
      return before?.tag_ids;
    },
    onSuccess: ({ answer }) => {
      if (answer && answer.skipped.length > 0) toast.warning(t('tooMany', { max: LEAD_TAGS_MAX }));
    },
    onError: (error, _, before) => {
      cache.setQueryData(queryKey, (now) => now && before && { ...now, tag_ids: before });
      toast.error(t('failed'), { description: refusalOf(error) });
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <TagChips ids={lead.tag_ids} max={LEAD_TAGS_MAX} />
      <Button ref={button} size="sm" variant="quiet" popoverTarget={id}>
        <Tag aria-hidden="true" size={15} strokeWidth={1.5} />
        {t(lead.tag_ids.length > 0 ? 'edit' : 'add')}
      </Button>
      <PopoverPanel
        {...{ id, isDrawn }}
        title={t('title')}
        align="start"
        anchor={button}
        onBeforeOpen={() => setDrawn(true)}
        onOpenChange={setDrawn}
      >
        <TagPicker
          chosen={lead.tag_ids}
          onToggle={(tag, isChosen) =>
            change.mutate({
              add_ids: isChosen ? [tag.id] : [],
              remove_ids: isChosen ? [] : [tag.id],
              ...madeAmong([tag]),
              words: t(isChosen ? 'added' : 'removed', { name: tag.name }),
            })
          }
        />
      </PopoverPanel>
    </div>
  );
}
