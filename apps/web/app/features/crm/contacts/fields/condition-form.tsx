import { type FieldCondition, type LeadField, SHORT_TEXT_MAX } from '@alpha/contract';
import { type KeyboardEvent, useState } from 'react';
import { valueIn } from '~/features/crm/field-text';
import { SeveralOptions } from '~/features/crm/several-options';
import { useNameOf } from '~/features/crm/use-name-of';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Select } from '~/ui/select';

type Kind = 'words' | 'range' | 'any' | 'yes' | 'no' | 'filled' | 'empty';

const KINDS: Record<LeadField['type'], readonly Kind[]> = {
  ...{ text: ['words'], longText: ['words'], number: ['range'], date: ['range'] },
  ...{ yesNo: ['yes', 'no'], choice: ['any'], choices: ['any'] },
};

type ConditionFormProps = { field: LeadField; onAdd: (condition: FieldCondition) => void };

/** What can be asked depends on the type of the field; whether it is empty can always be. */
export function ConditionForm({ field, onAdd }: ConditionFormProps) {
  const t = useT('customFields');
  const kinds: Kind[] = [...KINDS[field.type], 'filled', 'empty'];
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'empty');
  const [typed, setTyped] = useState({ words: '', from: '', to: '', any: '' });
  const [isWrong, setWrong] = useState(false);
  const type = (change: Partial<typeof typed>) => {
    setWrong(false);
    setTyped({ ...typed, ...change });
  };
  const add = () => {
    const condition = conditionOf(field, kind, typed);
    if (condition) onAdd(condition);
    else setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) add();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of the inputs inside.
    <div className="contents" onKeyDown={onKeyDown}>
      <Select
        label={t('filter.condition')}
        className="max-md:col-span-2"
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
        options={kinds.map((value) => ({ value, label: t(`filter.kind.${value}`) }))}
      />
      <ConditionInputs {...{ field, kind, typed, type }} error={isWrong && t('filter.wrong')} />
      <div className="md:pt-6.5">
        <Button variant="secondary" onClick={add}>
          {t('filter.add')}
        </Button>
      </div>
    </div>
  );
}

type Typed = { words: string; from: string; to: string; any: string };
type ConditionInputsProps = {
  field: LeadField;
  kind: Kind;
  typed: Typed;
  type: (change: Partial<Typed>) => void;
  error: string | false;
};

function ConditionInputs({ field, kind, typed, type, error }: ConditionInputsProps) {
  const t = useT('customFields');
  const nameOf = useNameOf();
  if (kind === 'words')
    return (
      <TextField
        label={t('filter.words')}
        error={error}
        maxLength={SHORT_TEXT_MAX}
        value={typed.words}
        onChange={({ target }) => type({ words: target.value })}
      />
    );
  if (kind === 'any')
    return (
      <div className="grid gap-1">
        <SeveralOptions
          label={nameOf(field)}
          options={field.options.map((option) => ({
            value: String(option.id),
            label: nameOf(option),
          }))}
          value={typed.any}
          onType={(any) => type({ any })}
        />
        {error && <p className="text-13 text-loss">{error}</p>}
      </div>
    );
  if (kind !== 'range') return null;
  return (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      label={t(`filter.${end}`)}
      error={end === 'from' && error}
      {...(field.type === 'date' ? { type: 'date' } : { inputMode: 'decimal', maxLength: 20 })}
      value={typed[end]}
      onChange={({ target }) => type({ [end]: target.value })}
    />
  ));
}

/** Undefined while something is missing or wrong. */
function conditionOf(field: LeadField, kind: Kind, typed: Typed): FieldCondition | undefined {
  const { id } = field;
  if (kind === 'words') return typed.words.trim() ? { id, words: typed.words.trim() } : undefined;
  if (kind === 'any') return typed.any ? { id, any: typed.any.split(',').map(Number) } : undefined;
  if (kind !== 'range') return { id, is: kind };
  const ends = { from: valueIn(field, typed.from), to: valueIn(field, typed.to) };
  const known = Object.entries(ends).filter(([, value]) => value !== null);
  if (known.length === 0 || known.some(([, value]) => value === undefined)) return undefined;
  return { id, ...Object.fromEntries(known) };
}
