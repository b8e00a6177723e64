import type { FieldCondition } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { leadFieldsQuery } from '~/data/lead-fields';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { writeConditions } from './conditions';
import { FilterChip } from './filter-chip';
import { useConditionWords } from './use-condition-words';

/** One for each condition about a custom field. */
export function ConditionChips({ conditions }: { conditions: readonly FieldCondition[] }) {
  const t = useT('contacts');
  const custom = useT('customFields');
  const nameOf = useNameOf();
  const say = useConditionWords();
  const { set } = useUrlState();
  const { data: fields } = useQuery({ ...leadFieldsQuery, enabled: conditions.length > 0 });
  return conditions.map((condition, place) => {
    const field = fields?.find(({ id }) => id === condition.id);
    const others = conditions.filter((_, i) => i !== place);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two conditions can be equal; they have no state.
      <li key={place}>
        <FilterChip
          name={field ? nameOf(field) : custom('name')}
          value={field ? say(field, condition) : fields ? t('filter.unknown') : '…'}
          onRemove={() => set({ fields: writeConditions(others), page: null })}
        />
      </li>
    );
  });
}
