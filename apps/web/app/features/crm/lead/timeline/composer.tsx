import { CALL_OUTCOMES, type CallOutcome, WRITTEN_KINDS } from '@alpha/contract';
import { type KeyboardEvent, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { NewActivity } from '~/data/timeline';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { SegmentedControl } from '~/ui/segmented-control';
import { Select } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import { fromLocalInput, tomorrowAtTen } from '../../due-input';
import { dropTyped, keepTyped, readTyped } from '../../tab-store';
import { DueHint } from './due-hint';

type ComposerValues = {
  kind: NewActivity['kind'];
  body: string;
  due: string;
  isCall: boolean;
  /** Of a call; empty: not said. */
  outcome: CallOutcome | '';
};

const blank = () => ({ body: '', due: tomorrowAtTen(), isCall: false, outcome: '' }) as const;

type ComposerProps = { leadId: number; onWrite: (entry: NewActivity) => void };

/**
 * A note, a call or a task. It appears in the timeline as soon as it is submitted; until then it is
 * kept as a draft when the user leaves the page and returns.
 */
export function Composer({ leadId, onWrite }: ComposerProps) {
  const t = useT('timeline');
  const messages = useT('messages');
  const draft = `composer:${leadId}`;
  const form = useForm<ComposerValues>({
    defaultValues: {
      kind: 'note',
      ...blank(),
      ...readTyped<ComposerValues>(draft),
    },
  });
  const [kind, body, due, isCall, outcome] = useWatch({
    control: form.control,
    name: ['kind', 'body', 'due', 'isCall', 'outcome'],
  });
  const isPlanned = kind === 'task' && isCall;
  const needsNoWords = isPlanned || (kind === 'call' && outcome !== '');
  useEffect(() => {
    if (body.trim() === '') dropTyped(draft);
    else keepTyped(draft, { kind, body, due, isCall, outcome });
  }, [draft, kind, body, due, isCall, outcome]);
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ kind, body, due, outcome }) => {
    const due_at = fromLocalInput(due);
    const words = body.trim();
    onWrite({
      kind,
      ...(words && { body: words }),
      ...(kind === 'task' && { due_at }),
      ...(isPlanned && { channel: 'call' }),
      ...(kind === 'call' && outcome && { outcome }),
    });
    form.reset({ kind, ...blank() });
    form.setFocus('body');
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-3 border border-line bg-surface p-4 md:p-5"
    >
      <SegmentedControl
        label={t('composer.kind')}
        value={kind}
        onChange={(next) => form.setValue('kind', next)}
        segments={WRITTEN_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        className="justify-self-start max-sm:w-full"
      />
      <TextArea
        label={t(`composer.label.${kind}`)}
        isLabelHidden
        placeholder={t(`composer.placeholder.${kind}`)}
        rows={3}
        maxLength={4000}
        error={errors.body?.message}
        onKeyDown={onKeyDown}
        {...form.register('body', {
          validate: (value) => needsNoWords || value.trim() !== '' || t('composer.required'),
        })}
      />
      {kind === 'task' && (
        <Checkbox
          label={t('composer.isCall')}
          className="-my-2"
          checked={isCall}
          onChange={({ target }) => form.setValue('isCall', target.checked)}
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        {kind === 'task' ? (
          <TextField
            label={t('composer.due')}
            type="datetime-local"
            hint={<DueHint due={due} />}
            error={errors.due?.message}
            className="min-w-0 max-sm:w-full"
            {...form.register('due', {
              validate: (value) =>
                !isPlanned || fromLocalInput(value) !== null || t('composer.dueRequired'),
            })}
          />
        ) : kind === 'call' ? (
          <Select
            label={messages('call.outcome')}
            className="w-56 max-sm:w-full"
            options={[
              { value: '', label: t('composer.outcomeOpen') },
              ...CALL_OUTCOMES.map((value) => ({
                value,
                label: messages(`call.outcomes.${value}`),
              })),
            ]}
            {...form.register('outcome')}
          />
        ) : (
          <span />
        )}
        <Button type="submit" className="max-sm:w-full">
          {t(`composer.add.${kind}`)}
        </Button>
      </div>
    </form>
  );
}
