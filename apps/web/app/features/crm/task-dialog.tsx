import type { LeadSummary } from '@alpha/contract';
import { useState } from 'react';
import type { NewActivity } from '~/data/timeline';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { fromLocalInput, tomorrowAtTen } from './due-input';

export type NewTask = Extract<NewActivity, object> & { kind: 'task' };

type DialogProps = {
  lead: Pick<LeadSummary, 'first_name' | 'last_name'>;
  /** → whether it was saved. */
  onSave: (task: NewTask) => Promise<boolean>;
  onClose: () => void;
};

/** A task, or a call at a planned time, which needs no words. */
export function TaskDialog({ lead, onSave, onClose }: DialogProps) {
  const t = useT('today');
  const nameOf = usePersonName();
  const [body, setBody] = useState('');
  const [due, setDue] = useState(() => tomorrowAtTen());
  const [isCall, setCall] = useState(false);
  const [error, setError] = useState<{ body?: string; due?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const due_at = fromLocalInput(due);
    if (body.trim() === '' && !isCall) return setError({ body: t('task.required') });
    if (due_at === null && isCall) return setError({ due: t('task.dueRequired') });
    setBusy(true);
    const words = body.trim();
    const task = { kind: 'task' as const, ...(words && { body: words }), due_at };
    if (await onSave({ ...task, ...(isCall && { channel: 'call' as const }) })) onClose();
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      title={t('task.title', { name: nameOf(lead) })}
      width="sm"
      actions={
        <Button type="submit" form="new-task" isBusy={isBusy}>
          {t('task.save')}
        </Button>
      }
    >
      <form
        id="new-task"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('task.body')}
          value={body}
          maxLength={4000}
          error={error.body}
          onChange={({ target }) => setBody(target.value)}
        />
        <Checkbox
          label={t('task.isCall')}
          checked={isCall}
          onChange={({ target }) => setCall(target.checked)}
        />
        <TextField
          label={t('task.due')}
          type="datetime-local"
          value={due}
          error={error.due}
          onChange={({ target }) => setDue(target.value)}
        />
      </form>
    </Dialog>
  );
}
