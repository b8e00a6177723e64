import { WRITTEN_KINDS } from '@alpha/contract';
import { type KeyboardEvent, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { NewActivity } from '~/data/timeline';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { SegmentedControl } from '~/ui/segmented-control';
import { TextArea } from '~/ui/text-area';
import { fromLocalInput, tomorrowAtTen } from '../../due-input';
import { DueHint } from './due-hint';
import { dropTyped, keepTyped, readTyped } from './tab-store';

type ComposerValues = { kind: NewActivity['kind']; body: string; due: string; isCall: boolean };

type ComposerProps = { leadId: number; onWrite: (entry: NewActivity) => void };

/**
 * A note, a call or a task. It appears in the timeline as soon as it is submitted; until then it is
 * kept as a draft when the user leaves the page and returns.
 */
export function Composer({ leadId, onWrite }: ComposerProps) {
  const t = useT('timeline');
  const draft = `composer:${leadId}`;
  const form = useForm<ComposerValues>({
    defaultValues: {
      kind: 'note',
      body: '',
      due: tomorrowAtTen(),
      isCall: false,
      ...readTyped<ComposerValues>(draft),
    },
  });
  const [kind, body, due, isCall] = useWatch({
    control: form.control,
    name: ['kind', 'body', 'due', 'isCall'],
  });
  const isPlanned = kind === 'task' && isCall;
  useEffect(() => {
    if (body.trim() === '') dropTyped(draft);
    else keepTyped(draft, { kind, body, due, isCall });
  }, [draft, kind, body, due, isCall]);
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ kind, body, due }) => {
    const due_at = fromLocalInput(due);
    const words = body.trim();
    onWrite({
      kind,
      ...(words && { body: words }),
      ...(kind === 'task' && { due_at }),
      ...(isPlanned && { channel: 'call' }),
    });
    form.reset({ kind, body: '', due: tomorrowAtTen(), isCall: false });
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
          validate: (value) => isPlanned || value.trim() !== '' || t('composer.required'),
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
