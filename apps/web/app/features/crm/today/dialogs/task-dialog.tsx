import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { fromLocalInput, tomorrowAtTen } from '../../due-input';
import type { TodayRow } from '../today-rows';
import type { TodayWork } from '../use-today-work';

type DialogProps = { row: TodayRow; work: TodayWork; onClose: () => void };

export function TaskDialog({ row, work, onClose }: DialogProps) {
  const t = useT('today');
  const nameOf = usePersonName();
  const [body, setBody] = useState('');
  const [due, setDue] = useState(() => tomorrowAtTen());
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (body.trim() === '') return setError(t('task.required'));
    setBusy(true);
    if (await work.addTask(row, body.trim(), fromLocalInput(due))) onClose();
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      title={t('task.title', { name: nameOf(row.lead) })}
      width="sm"
      actions={
        <Button type="submit" form="today-task" isBusy={isBusy}>
          {t('task.save')}
        </Button>
      }
    >
      <form
        id="today-task"
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
          error={error}
          onChange={({ target }) => setBody(target.value)}
        />
        <TextField
          label={t('task.due')}
          type="datetime-local"
          value={due}
          onChange={({ target }) => setDue(target.value)}
        />
      </form>
    </Dialog>
  );
}
