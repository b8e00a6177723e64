import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ContactFilter } from '~/data/contacts';
import { tagsQuery } from '~/data/tags';
import { TagPicker } from '~/features/crm/tag-picker';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { Button } from '~/ui/button';
import { PopoverPanel } from '~/ui/popover-panel';
import { RadioGroup } from '~/ui/radio-group';
import { readTagIds } from '../contact-filter';

/** Contacts with one of some labels, or with all of them. */
export function TagFilter({ filter }: { filter: ContactFilter }) {
  const t = useT('contacts');
  const id = useId();
  const { set } = useUrlState();
  const { data: tags = [] } = useQuery(tagsQuery);
  const button = useRef<HTMLButtonElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const chosen = readTagIds(filter.tags);
  if (tags.length === 0 && chosen.length === 0) return null;
  const put = (ids: readonly number[]) =>
    set({ tags: ids.join() || null, ...(ids.length < 2 && { tags_match: null }), page: null });
  return (
    <div className="grid gap-1.5">
      <span className="text-14 font-medium">{t('filter.tags')}</span>
      <Button ref={button} variant="secondary" className="justify-start!" popoverTarget={id}>
        {t('filter.tagsChosen', { count: chosen.length })}
      </Button>
      <PopoverPanel
        {...{ id, isDrawn }}
        title={t('filter.tags')}
        align="start"
        anchor={button}
        onBeforeOpen={() => setDrawn(true)}
        onOpenChange={setDrawn}
      >
        <div className="grid gap-3">
          {chosen.length > 1 && (
            <RadioGroup
              legend={t('filter.tagsMatch')}
              isLegendHidden
              look="chips"
              value={filter.tags_match ?? 'any'}
              onChange={(match) => set({ tags_match: match === 'all' ? 'all' : null, page: null })}
              choices={[
                { value: 'any' as const, label: t('filter.tagsAny') },
                { value: 'all' as const, label: t('filter.tagsAll') },
              ]}
            />
          )}
          <TagPicker
            canCreate={false}
            chosen={chosen}
            onToggle={(tag, isChosen) =>
              put(isChosen ? [...chosen, tag.id] : chosen.filter((one) => one !== tag.id))
            }
          />
        </div>
      </PopoverPanel>
    </div>
  );
}
