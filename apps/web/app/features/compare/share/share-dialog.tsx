import { type ComparedView, comparedViewQuery } from '@alpha/report-model/compare/view';
import { useState } from 'react';
import { type LinkMaker, makeComparisonLink } from '~/data/comparison-links';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { whatsAppUrl } from '~/shares/whatsapp-url';
import { Button } from '~/ui/button';
import { buttonClass } from '~/ui/button-look';
import { CopyButton } from '~/ui/copy-button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { LinkList } from './link-list';
import { useOwnLinks } from './use-own-links';

type ShareDialogProps = {
  maker: LinkMaker;
  ids: readonly number[];
  view: ComparedView;
  onClose: () => void;
};

/** What others will see, the address once it is made, and the ones that work. */
export default function ShareDialog({ maker, ids, view, onClose }: ShareDialogProps) {
  const t = useT('compare');
  const links = useOwnLinks(maker);
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    setProblem(null);
    try {
      const shown = comparedViewQuery(view);
      const body = { property_ids: [...ids], ...(shown && { view: shown }) };
      setUrl((await makeComparisonLink(maker, body)).url);
      links.reload();
    } catch (error) {
      setProblem(refusalOf(error) ?? t('share.failed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('share.open')}
      description={t('share.what', { count: ids.length })}
      width="sm"
      actions={
        url ? (
          <Button onClick={onClose}>{t('share.done')}</Button>
        ) : (
          <Button isBusy={isBusy} onClick={make}>
            {t('share.make')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {url ? <Made url={url} /> : <p className="text-14 text-ink-2">{t(`share.${maker}`)}</p>}
        {problem && <Notice tone="loss">{problem}</Notice>}
        <LinkList links={links} />
      </div>
    </Dialog>
  );
}

/** The server keeps a hash of it only. */
function Made({ url }: { url: string }) {
  const t = useT('compare');
  return (
    <div role="status" className="grid gap-2 rounded-2 bg-sunken p-3.5">
      <p className="text-14 font-semibold">{t('share.made')}</p>
      <p className="text-14 wrap-anywhere text-ink-2">{url}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url} label={t('share.copy')} />
        <a
          href={whatsAppUrl(undefined, t('share.words', { url }))}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'sm')}
        >
          {t('share.chat')}
        </a>
      </div>
    </div>
  );
}
