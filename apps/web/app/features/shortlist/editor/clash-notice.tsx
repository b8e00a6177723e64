import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { CopyButton } from '~/ui/copy-button';
import { Notice } from '~/ui/notice';
import type { Draft } from './draft';
import type { Clash } from './merge-drafts';

type ClashNoticeProps = {
  clash: Clash;
  draft: Draft;
  onTake: () => void;
  onKeep: () => void;
};

/** Two people wrote the same text: one is shown, the other is here until somebody decides. */
export function ClashNotice({ clash, draft, onTake, onKeep }: ClashNoticeProps) {
  const t = useT('shortlist');
  const { key, shown, other } = clash;
  const home = draft.homes.find(({ property_id }) => property_id === key);
  const address = home?.listing?.address ?? '';
  const isThere = key === 'message' || home !== undefined;
  return (
    <Notice tone="loss">
      <p>{t(`clash.${shown}`, { address, isMessage: String(key === 'message') })}</p>
      <p className="mt-2 max-h-40 overflow-y-auto border-l-2 border-line pl-3 whitespace-pre-line text-ink wrap-anywhere">
        {other}
      </p>
      <div className="mt-3 mb-1 flex flex-wrap gap-2">
        {isThere && (
          <Button variant="secondary" size="sm" onClick={onTake}>
            {t('clash.take')}
          </Button>
        )}
        <CopyButton text={other} label={t('clash.copy')} />
        <Button variant="quiet" size="sm" onClick={onKeep}>
          {t('clash.keep')}
        </Button>
      </div>
    </Notice>
  );
}
