import { Check, CircleAlert } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { Spinner } from '~/ui/spinner';
import { isUnsaved, type SaveState } from './save-state';

/** Unobtrusive save status. */
export function SaveNote({ state }: { state: SaveState }) {
  const t = useT('shortlist');
  return (
    <p role="status" className="flex items-center gap-1.5 text-13 whitespace-nowrap text-ink-3">
      {state === 'saving' && <Spinner className="size-3.5" />}
      {state === 'saved' && <Check aria-hidden="true" size={14} strokeWidth={2} />}
      {isUnsaved(state) && (
        <CircleAlert aria-hidden="true" size={14} strokeWidth={2} className="text-loss" />
      )}
      {t(state === 'saved' || state === 'saving' ? `save.${state}` : 'save.failed')}
    </p>
  );
}
