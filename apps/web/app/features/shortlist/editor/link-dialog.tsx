import type { Lead, Shortlist } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { PassOn } from '~/shares/pass-on';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';

type LinkDialogProps = {
  list: Shortlist;
  url: string;
  lead: Lead;
  onShared: () => void;
  onClose: () => void;
};

/** The link exists only here: the server keeps its hash. */
export function LinkDialog({ list, url, lead, onShared, onClose }: LinkDialogProps) {
  const t = useT('shortlist');
  const count = list.homes.length;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('link.made')}
      description={t('link.once')}
      width="sm"
      actions={<Button onClick={onClose}>{t('link.done')}</Button>}
    >
      <div className="grid gap-2">
        <PassOn
          {...{ url, lead, onShared }}
          message={list.message}
          words={t('link.words', { locale: list.locale, count, url })}
        />
      </div>
    </Dialog>
  );
}
