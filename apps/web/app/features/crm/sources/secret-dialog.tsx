import type { IntakeSource } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { CopyLine } from '../copy-line';
import { ShownOnceDialog } from '../settings-parts/shown-once-dialog';

export type ShownSecret = { source: IntakeSource; secret: string };
type SecretDialogProps = { shown: ShownSecret; onClose: () => void };

export function SecretDialog({ shown: { source, secret }, onClose }: SecretDialogProps) {
  const t = useT('intakeSources');
  const words = { title: t('secret.title'), once: t('secret.once'), done: t('secret.done') };
  return (
    <ShownOnceDialog words={words} onClose={onClose}>
      <CopyLine label={t(`secret.${source.kind}`)} text={secret} />
      <CopyLine label={t('address')} text={source.url} />
    </ShownOnceDialog>
  );
}
