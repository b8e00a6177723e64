import type { Lead, LeadField } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { leadFieldsQuery } from '~/data/lead-fields';
import { customName, textOf } from '~/features/crm/field-text';
import { useFieldRules } from '~/features/crm/use-field-rules';
import { useFieldWords } from '~/features/crm/use-field-words';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';
import type { Fact } from '~/ui/fact-list';
import { InlineEdit, type InlineField } from './inline/inline-edit';

/** The custom fields that the viewer may see, edited in place like the other facts. */
export function useCustomFacts(lead: Lead): Fact[] {
  const nameOf = useNameOf();
  const { data: fields = [] } = useQuery(leadFieldsQuery);
  return fields.map((field) => ({
    key: customName(field.id),
    label: nameOf(field),
    value: <CustomFact lead={lead} field={field} />,
  }));
}

function CustomFact({ lead, field }: { lead: Lead; field: LeadField }) {
  const t = useT('lead');
  const nameOf = useNameOf();
  const say = useFieldWords();
  const value = lead.fields[field.id];
  const inlineField = useInlineField(field, textOf(value));
  const words = value === undefined ? '' : say(field, value);
  const shown = words ? (
    <span className="wrap-anywhere whitespace-pre-line">{words}</span>
  ) : (
    <span className="font-normal text-ink-3">{t('unknown')}</span>
  );
  if (!field.can_edit) return shown;
  return (
    <InlineEdit
      lead={lead}
      label={nameOf(field)}
      fields={[inlineField]}
      look="fact"
      words={words || t('unknown')}
    >
      {shown}
    </InlineEdit>
  );
}

function useInlineField(field: LeadField, text: string): InlineField {
  const nameOf = useNameOf();
  const { choicesOf, lengthOf, isValid } = useFieldRules();
  const { id, type } = field;
  const maxLength = lengthOf(type);
  const isChoice = ['yesNo', 'choice', 'choices'].includes(type);
  return {
    ...{ name: customName(id), label: nameOf(field), custom: field },
    validate: (typed) => isValid(field, typed),
    ...(type === 'date' && { type }),
    ...(type === 'number' && { inputMode: 'decimal' as const }),
    ...(type === 'longText' && { isLong: true }),
    ...(type === 'choices' && { isSeveral: true }),
    ...(maxLength !== undefined && { maxLength }),
    ...(isChoice && { options: choicesOf(field, text) }),
  };
}
