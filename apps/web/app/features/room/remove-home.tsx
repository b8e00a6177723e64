import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RoomHome, removeHome, restoreHome } from '~/data/room';
import { isMissing, refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { TextButton } from '~/ui/text-link';
import { withHome, withoutHome } from './room-edits';
import type { RoomEdit } from './use-room';

/** Long enough to read the message and to reach its button. */
const UNDO_MS = 10_000;

type RemoveHomeProps = { home: RoomHome; onChange: (edit: RoomEdit) => void };

/** Takes a saved home and its note away; the message brings both back. */
export function RemoveHome({ home, onChange }: RemoveHomeProps) {
  const t = useT('room');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const id = home.property_id;
  const address = home.listing?.address;

  async function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const undo = await removeHome(id);
      const item = currentTarget.closest('li');
      const neighbor = shownBeside(item, 'nextElementSibling');
      flushSync(() => onChange((room) => withoutHome(room, id)));
      // It may still be in the other tab.
      const isShown = item?.isConnected && !item.hidden;
      focusTitle(isShown ? item : neighbor);
      setBusy(false);
      await offerUndo(undo);
    } catch (error) {
      setBusy(false);
      setFailure(refusalOf(error) ?? t('home.failed'));
    }
  }

  /** Without its script there is no message; the home is removed all the same. */
  async function offerUndo(undo: string) {
    const { toast } = await import('~/ui/toast').catch(() => ({ toast: null }));
    const restore = () =>
      restoreHome(id, undo).then(
        () => {
          onChange((room) => withHome(room, home));
          toast?.success(address ? t('home.restored', { address }) : t('home.restoredOne'));
        },
        (error: unknown) =>
          isMissing(error)
            ? toast?.error(t('home.undoTooLate'))
            : toast?.error(refusalOf(error) ?? t('home.undoFailed'), { duration: UNDO_MS, action }),
      );
    const action = { label: t('home.undo'), onClick: () => void restore() };
    const text = address ? t('home.removed', { address }) : t('home.removedOne');
    toast?.success(text, { duration: UNDO_MS, action });
  }

  return (
    <>
      <TextButton
        aria-label={t('home.removeOf', { address: address ?? '' })}
        aria-busy={isBusy}
        onClick={remove}
      >
        {t('home.remove')}
      </TextButton>
      {failure && (
        <p role="alert" className="w-full text-13 text-loss">
          {failure}
        </p>
      )}
    </>
  );
}

/** The home after this one, else the one before it; those of the other tab are hidden. */
function shownBeside(
  item: Element | null,
  side: 'nextElementSibling' | 'previousElementSibling',
): Element | null {
  let next = item?.[side] ?? null;
  while (next?.hasAttribute('hidden')) next = next[side];
  if (next || side === 'previousElementSibling') return next;
  return shownBeside(item, 'previousElementSibling');
}

/** The button with the focus is gone: on with the next home, or with what says that there is none. */
function focusTitle(item: Element | null | undefined): void {
  const title = item?.querySelector<HTMLElement>('[data-home-title]');
  (title ?? document.getElementById('homes-title'))?.focus();
}
