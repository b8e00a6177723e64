import type { enableTwoFactor, ResponseOf } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { SecretKey } from './secret-key';
import { Step } from './step';
import { VerifyForm } from './verify-form';
import { type HeadingRef, ViewTitle } from './view-title';

type SetupViewProps = HeadingRef &
  ResponseOf<typeof enableTwoFactor> & {
    onCancel: () => void;
    onVerified: (recoveryCodes: string[]) => void;
  };

export function SetupView({ qr_image, secret, headingRef, ...events }: SetupViewProps) {
  const t = useT('account');
  return (
    <div className="max-w-150">
      <ViewTitle headingRef={headingRef}>{t('twoFactor.setup.title')}</ViewTitle>
      <ol className="mt-6">
        <Step number={1} text={t('twoFactor.setup.app')} />
        <Step number={2} text={t('twoFactor.setup.scan')}>
          <SecretKey qrImage={qr_image} secret={secret} />
        </Step>
        <Step number={3} text={t('twoFactor.setup.enter')}>
          <VerifyForm {...events} />
        </Step>
      </ol>
    </div>
  );
}
