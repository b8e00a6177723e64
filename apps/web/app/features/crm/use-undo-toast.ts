import { useCallback } from 'react';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { isKeyTaken } from '~/lib/single-keys';
import { toast } from '~/ui/toast';

const UNDO_MS = 10_000;

/** The latest thing that can be undone; only one at a time, wherever it was done. */
let latest: (() => Promise<void>) | null = null;

const onKeyDown = (event: KeyboardEvent) => {
  if (event.key !== 'z' || event.defaultPrevented || isKeyTaken(event, 'dialog')) return;
  event.preventDefault();
  void undoLatest();
};

/** The message of the latest one, for when it is undone elsewhere. */
let shown: { subject: string; close: () => void } | null = null;

function setLatest(undo: typeof latest): void {
  latest = undo;
  if (!undo) shown = null;
  if (undo) document.addEventListener('keydown', onKeyDown);
  else document.removeEventListener('keydown', onKeyDown);
}

/** By the key Z or the button, whichever comes first. */
export async function undoLatest(): Promise<void> {
  await latest?.();
}

/** It was undone elsewhere on the page, or there is nothing left to undo: the message goes. */
export function withdrawUndo(subject: string): void {
  if (shown?.subject !== subject) return;
  const { close } = shown;
  setLatest(null);
  close();
}

export type Undoable = {
  done: string;
  description?: string | undefined;
  /** Some were skipped. */
  isPartial?: boolean;
  /** One request; throws when somebody changed the lead since. */
  undo: () => Promise<unknown>;
  /** Unless the server says why. */
  failedBecause?: string;
  /** What is undone, such as `merge:12`, for `withdrawUndo`. */
  subject?: string;
};

/** Says what was done, with a button to take it back. */
export function useUndoToast() {
  const t = useT('undo');
  return useCallback(
    ({
      done,
      description,
      isPartial = false,
      undo,
      failedBecause,
      subject,
    }: Undoable): (() => Promise<void>) => {
      const say = isPartial ? toast.warning : toast.success;
      const run = async () => {
        // A second key or click must not send it again.
        if (latest !== run) return;
        setLatest(null);
        toast.dismiss(id);
        try {
          await undo();
        } catch (error) {
          if (isGone(error)) toast.info(t('already'));
          else toast.error(t('failed'), { description: refusalOf(error) ?? failedBecause });
        }
      };
      const forget = () => {
        if (latest === run) setLatest(null);
      };
      const id = say(done, {
        description,
        duration: UNDO_MS,
        action: { label: t('action'), onClick: () => void run() },
        onAutoClose: forget,
        onDismiss: forget,
      });
      setLatest(run);
      if (subject) shown = { subject, close: () => toast.dismiss(id) };
      else shown = null;
      return run;
    },
    [t],
  );
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
