import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { CopyButton } from '~/ui/copy-button';
import { Notice } from '~/ui/notice';
import { type Draft, wordsOf } from './draft';

type OverNoticeProps = { state: 'sent' | 'gone'; draft: Draft; onLeave: () => void };

/** The shortlist can't be edited any more: what happened, and how to keep the typed text. */
export function DraftClosedNotice({ state, draft, onLeave }: OverNoticeProps) {
  const t = useT('shortlist');
  const words = wordsOf(draft);
  return (
    <Notice tone="loss">
      <p>{t(`over.${state}`)}</p>
      {words && <p className="mt-2">{t('over.keep')}</p>}
      <div className="mt-3 mb-1 flex flex-wrap gap-2">
        {words && <CopyButton text={words} label={t('over.copy')} />}
        <Button variant="secondary" size="sm" onClick={onLeave}>
          {t('over.leave')}
        </Button>
      </div>
    </Notice>
  );
}
