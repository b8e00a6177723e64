import type { Activity } from '@alpha/contract';
import { type FormEvent, useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { TextArea } from '~/ui/text-area';
import { fromLocalInput, toLocalInput } from '../../due-input';
import { dropTyped, keepTyped, readTyped } from '../../tab-store';
import { DueHint } from './due-hint';
import { useWritten } from './use-written';

type ActivityEditorProps = { activity: Activity; onDone: () => void };

export const editKey = ({ id }: Activity) => `edit:${id}`;

/** Stays open with its text until the server has confirmed. */
export function ActivityEditor({ activity, onDone }: ActivityEditorProps) {
  const t = useT('timeline');
  const ui = useT('ui');
  const { change } = useWritten(activity);
  const savedDue = activity.due_at ? toLocalInput(activity.due_at) : '';
  const [body, setBody] = useState(
    () => readTyped<string>(editKey(activity)) ?? activity.body ?? '',
  );
  const [due, setDue] = useState(savedDue);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (body.trim() === '' || change.isPending) return;
    const due_at = due === savedDue ? {} : { due_at: fromLocalInput(due) };
    change.mutate({ body: body.trim(), ...due_at }, { onSuccess: close });
  }
  function close() {
    dropTyped(editKey(activity));
    onDone();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        label={t(`composer.label.${activity.kind as 'note'}`)}
        isLabelHidden
        rows={3}
        maxLength={4000}
        value={body}
        error={body.trim() === '' && t('composer.required')}
        onChange={({ target }) => {
          setBody(target.value);
          keepTyped(editKey(activity), target.value);
        }}
        // The user has just chosen to edit.
        autoFocus
      />
      {activity.kind === 'task' && (
        <TextField
          label={t('composer.due')}
          type="datetime-local"
          hint={due !== savedDue && <DueHint due={due} />}
          value={due}
          onChange={({ target }) => setDue(target.value)}
          className="justify-self-start"
        />
      )}
      {change.isError && <Notice tone="loss">{refusalOf(change.error) ?? t('edit.failed')}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" size="sm" isBusy={change.isPending}>
          {t('edit.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={close}>
          {ui('cancel')}
        </Button>
      </div>
    </form>
  );
}
