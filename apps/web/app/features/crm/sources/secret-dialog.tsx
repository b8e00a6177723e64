import type { IntakeSource } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { CopyLine } from '../copy-line';

export type ShownSecret = { source: IntakeSource; secret: string };
type SecretDialogProps = { shown: ShownSecret; onClose: () => void };

/** The only time that the secret is visible. */
export function SecretDialog({ shown: { source, secret }, onClose }: SecretDialogProps) {
  const t = useT('intakeSources');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('secret.title')}
      description={t('secret.once')}
      actions={<Button onClick={onClose}>{t('secret.done')}</Button>}
    >
      <div className="grid gap-4">
        <CopyLine label={t(`secret.${source.kind}`)} text={secret} />
        <CopyLine label={t('address')} text={source.url} />
      </div>
    </Dialog>
  );
}
