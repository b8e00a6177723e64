import { MAX_HOME_NOTE_LENGTH } from '@alpha/contract/room-limits';
import { NotebookPen } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { noteHome, type RoomHome } from '~/data/room';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { readNoteDraft, useNoteDraft, writeNoteDraft } from '~/lib/note-drafts';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/text-area';
import { TextButton } from '~/ui/text-link';

type HomeNoteProps = {
  home: RoomHome;
  address: string;
  /** The room keeps it: this card goes when another tab is shown. */
  onNoted: (note: string) => void;
};

/** The investor's own words; staff never see them, and the page says so. */
export function HomeNote({ home: { property_id: id, note }, address, onNoted }: HomeNoteProps) {
  const t = useT('room');
  const draft = useNoteDraft(id);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pen = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the focus goes once the other view is there. */
  const [isMoving, setMoving] = useState(false);
  const isOpen = draft !== null;
  useEffect(() => {
    if (!isMoving) return;
    (isOpen ? field : pen).current?.focus();
    setMoving(false);
  }, [isMoving, isOpen]);

  const type = (text: string) => writeNoteDraft(id, { text, isFailed: false });
  function open() {
    setSaved(false);
    setMoving(true);
    type(note);
  }
  function close() {
    setFailure(null);
    setMoving(true);
    writeNoteDraft(id, null);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (!draft || isBusy) return;
    const { text } = draft;
    setBusy(true);
    setFailure(null);
    try {
      onNoted((await noteHome(id, text)).note);
      setSaved(true);
      // What was typed meanwhile is not saved yet.
      if (readNoteDraft(id)?.text === text) close();
    } catch (error) {
      setFailure(refusalOf(error) ?? null);
      const typed = readNoteDraft(id);
      if (typed) writeNoteDraft(id, { ...typed, isFailed: true });
    } finally {
      setBusy(false);
    }
  }

  if (!draft)
    return (
      <div>
        {note && (
          <p className="border-l-2 border-line pl-3 text-15 whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
        <TextButton ref={pen} onClick={open} className="gap-1.5 text-14">
          <NotebookPen aria-hidden="true" size={16} strokeWidth={1.75} />
          <span>
            {t(note ? 'home.editNote' : 'home.addNote')} <span className="sr-only">{address}</span>
          </span>
        </TextButton>
        <p role="status" className="sr-only">
          {isSaved && t('home.noteSaved')}
        </p>
      </div>
    );
  return (
    <form method="post" onSubmit={save} className="grid gap-3">
      <TextArea
        ref={field}
        label={t('home.noteOf', { address })}
        hint={t('home.notShared')}
        maxLength={MAX_HOME_NOTE_LENGTH}
        value={draft.text}
        onChange={({ target }) => type(target.value)}
      />
      {draft.isFailed && (
        <p role="alert" className="text-13 text-loss">
          {t('home.noteFailed')} {failure}
        </p>
      )}
      <div className="flex gap-2.5">
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'home.savingNote' : draft.isFailed ? 'home.retryNote' : 'home.saveNote')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('home.cancel')}
        </Button>
      </div>
    </form>
  );
}
