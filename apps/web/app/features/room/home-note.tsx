import { MAX_HOME_NOTE_LENGTH } from '@alpha/contract/room-limits';
import { NotebookPen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { noteHome, type RoomHome } from '~/data/room';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/text-area';
import { TextButton } from '~/ui/text-link';

/** The investor's own words; staff never see them, and the page says so. */
export function HomeNote({ home, address }: { home: RoomHome; address: string }) {
  const t = useT('room');
  const [note, setNote] = useState(home.note);
  const [draft, setDraft] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save(event: FormEvent) {
    event.preventDefault();
    if (draft === null || state === 'busy') return;
    setState('busy');
    try {
      setNote((await noteHome(home.property_id, draft)).note);
      setDraft(null);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  if (draft === null)
    return (
      <div>
        {note && (
          <p className="border-l-2 border-line pl-3 text-15 whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
        <TextButton onClick={() => setDraft(note)} className="gap-1.5 text-14">
          <NotebookPen aria-hidden="true" size={16} strokeWidth={1.75} />
          <span>
            {t(note ? 'home.editNote' : 'home.addNote')} <span className="sr-only">{address}</span>
          </span>
        </TextButton>
      </div>
    );
  return (
    <form method="post" onSubmit={save} className="grid gap-3">
      <TextArea
        autoFocus
        label={t('home.noteOf', { address })}
        hint={t('home.notShared')}
        maxLength={MAX_HOME_NOTE_LENGTH}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        error={state === 'failed' ? t('home.failed') : undefined}
      />
      <div className="flex gap-2.5">
        <Button type="submit" isBusy={state === 'busy'}>
          {t(state === 'busy' ? 'home.savingNote' : 'home.saveNote')}
        </Button>
        <Button variant="secondary" onClick={() => setDraft(null)}>
          {t('home.cancel')}
        </Button>
      </div>
    </form>
  );
}
