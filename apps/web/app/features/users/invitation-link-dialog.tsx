import { useT } from '~/lib/i18n/use-t';
import { CopyButton } from '~/ui/copy-button';
import { Dialog } from '~/ui/dialog';

type InvitationLinkDialogProps = { url: string; name: string; onClose: () => void };

/** For installations without a mail server. */
export function InvitationLinkDialog({ url, name, onClose }: InvitationLinkDialogProps) {
  const t = useT('users');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="sm"
      title={t('invitation.linkTitle', { name })}
      description={t('invitation.linkText')}
      actions={<CopyButton text={url} label={t('invitation.copy')} />}
    >
      <p className="rounded-2 bg-sunken p-3 text-14 wrap-anywhere select-all">{url}</p>
    </Dialog>
  );
}
