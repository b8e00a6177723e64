import { WRITTEN_KINDS } from '@alpha/contract';
import { type KeyboardEvent, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { NewActivity } from '~/data/timeline';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { SegmentedControl } from '~/ui/segmented-control';
import { TextArea } from '~/ui/text-area';
import { fromLocalInput, tomorrowAtTen } from '../../due-input';
import { DueHint } from './due-hint';
import { dropTyped, keepTyped, readTyped } from './tab-store';

type ComposerValues = { kind: NewActivity['kind']; body: string; due: string };

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
      ...readTyped<ComposerValues>(draft),
    },
  });
  const [kind, body, due] = useWatch({ control: form.control, name: ['kind', 'body', 'due'] });
  useEffect(() => {
    if (body.trim() === '') dropTyped(draft);
    else keepTyped(draft, { kind, body, due });
  }, [draft, kind, body, due]);
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ kind, body, due }) => {
    const due_at = fromLocalInput(due);
    onWrite({ kind, body: body.trim(), ...(kind === 'task' && { due_at }) });
    form.reset({ kind, body: '', due: tomorrowAtTen() });
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
          validate: (value) => value.trim() !== '' || t('composer.required'),
        })}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        {kind === 'task' ? (
          <TextField
            label={t('composer.due')}
            type="datetime-local"
            hint={<DueHint due={due} />}
            className="min-w-0 max-sm:w-full"
            {...form.register('due')}
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
