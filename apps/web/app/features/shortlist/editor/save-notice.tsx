import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import type { Draft } from './draft';
import { DraftClosedNotice } from './draft-closed-notice';
import type { SaveState } from './save-state';

type SaveNoticeProps = {
  state: SaveState;
  error: unknown;
  draft: Draft;
  onRetry: () => void;
  onLeave: () => void;
};

/** Why the draft can't be saved, and what to do about it. */
export function SaveNotice({ state, error, draft, onRetry, onLeave }: SaveNoticeProps) {
  const t = useT('shortlist');
  if (state === 'sent' || state === 'gone')
    return <DraftClosedNotice {...{ state, draft, onLeave }} />;
  if (state === 'failed' || state === 'refused')
    return (
      <Notice tone="loss">
        {refusalOf(error) ?? t('save.failedText')}{' '}
        <button type="button" className="cursor-pointer underline" onClick={onRetry}>
          {t('save.now')}
        </button>
      </Notice>
    );
  return null;
}
