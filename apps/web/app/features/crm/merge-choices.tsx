import type { LeadField, MergeField } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { statusesQuery } from '~/data/statuses';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Moment } from '~/ui/moment';
import { MergeChoice } from './merge-choice';
import { betterCustomSide, type CustomChoices, differingCustom } from './merge-custom-fields';
import {
  betterSide,
  type MergeChoices as Choices,
  differingFields,
  type MergePair,
  type MergeSide,
} from './merge-fields';
import { useFieldWords } from './use-field-words';
import { useMergeValue } from './use-merge-value';
import { useNameOf } from './use-name-of';

type MergeChoicesProps = {
  pair: MergePair;
  /** The custom fields that the viewer may see. */
  custom: readonly LeadField[];
  choices: Choices;
  customChoices: CustomChoices;
  onChoose: (field: MergeField, side: MergeSide) => void;
  onChooseCustom: (fieldId: number, side: MergeSide) => void;
};

/** Both leads, and everything in which they differ. */
export function MergeChoices(props: MergeChoicesProps) {
  const { pair, custom, choices, customChoices, onChoose, onChooseCustom } = props;
  const t = useT('leadMerge');
  const nameOf = usePersonName();
  const fieldName = useNameOf();
  const { data: statuses = [] } = useQuery(statusesQuery);
  const inWords = useMergeValue(statuses);
  const sayCustom = useFieldWords();
  const fields = differingFields(pair);
  const customFields = differingCustom(pair, custom);
  const wordsOf = (side: MergeSide, field: LeadField) => {
    const value = pair[side].fields[field.id];
    return value === undefined ? null : sayCustom(field, value);
  };
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {(['kept', 'other'] as const).map((side) => (
          <li key={side} className="min-w-0 border-t-2 border-ink pt-2">
            <p className="font-medium wrap-anywhere">{nameOf(pair[side])}</p>
            <p className="text-13 wrap-anywhere text-ink-2">
              {pair[side].user.name} · {t('since')} <Moment at={pair[side].created_at} />
            </p>
          </li>
        ))}
      </ul>
      {fields.length + customFields.length === 0 && (
        <p className="text-15 text-ink-2">{t('same')}</p>
      )}
      {fields.map((field) => (
        <MergeChoice
          key={field}
          legend={t(`field.${field}`)}
          words={{ kept: inWords(field, pair.kept), other: inWords(field, pair.other) }}
          value={choices[field] ?? betterSide(pair, field)}
          onChoose={(side) => onChoose(field, side)}
        />
      ))}
      {customFields.map((field) => (
        <MergeChoice
          key={field.id}
          legend={fieldName(field)}
          words={{ kept: wordsOf('kept', field), other: wordsOf('other', field) }}
          value={customChoices[field.id] ?? betterCustomSide(pair, field)}
          onChoose={(side) => onChooseCustom(field.id, side)}
        />
      ))}
    </>
  );
}
