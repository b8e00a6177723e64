import type { FieldCondition, LeadField } from '@alpha/contract';
import { useFieldWords } from '~/features/crm/use-field-words';
import { useT } from '~/lib/i18n/use-t';

/** A condition in words, without the name of its field. */
export function useConditionWords(): (field: LeadField, condition: FieldCondition) => string {
  const t = useT('customFields');
  const say = useFieldWords();
  return (field, { is, words, from, to, any }) => {
    if (is === 'empty' || is === 'filled') return t(`filter.${is}`);
    if (is !== undefined) return t(is);
    if (words !== undefined) return t('filter.said', { words });
    if (any !== undefined) return say(field, any);
    if (from !== undefined && to !== undefined)
      return t('filter.range', { from: say(field, from), to: say(field, to) });
    return from === undefined
      ? t('filter.upTo', { value: say(field, to ?? 0) })
      : t('filter.atLeast', { value: say(field, from) });
  };
}
