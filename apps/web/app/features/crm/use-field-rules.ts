import { type FieldType, type LeadField, LONG_TEXT_MAX, SHORT_TEXT_MAX } from '@alpha/contract';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';
import { valueIn } from './field-text';

type Definition = Pick<LeadField, 'id' | 'type' | 'options' | 'is_required'>;

const LENGTHS: Partial<Record<FieldType, number>> = {
  ...{ text: SHORT_TEXT_MAX, longText: LONG_TEXT_MAX, number: 20 },
};

/** What inputs for custom fields offer, and what they refuse before the server does. */
export function useFieldRules() {
  const t = useT('customFields');
  const nameOf = useNameOf();
  return {
    lengthOf: (type: FieldType): number | undefined => LENGTHS[type],
    /** Options that are no longer offered are listed for a lead that has one. */
    choicesOf: ({ type, options }: Definition, text = '') => {
      const none = type === 'choices' ? [] : [{ value: '', label: t('noValue') }];
      if (type === 'yesNo')
        return [
          ...none,
          ...[true, false].map((isYes) => {
            const value = isYes ? 'yes' : 'no';
            return { value, label: t(value) };
          }),
        ];
      const chosen = text.split(',');
      const offered = options.filter(
        ({ id, is_active }) => is_active || chosen.includes(String(id)),
      );
      return [
        ...none,
        ...offered.map((option) => ({ value: String(option.id), label: nameOf(option) })),
      ];
    },
    isValid: (field: Definition, text: string): string | true => {
      const value = valueIn(field, text);
      if (value === null) return !field.is_required || t('required');
      return value !== undefined || t('number');
    },
  };
}
