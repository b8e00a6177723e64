import type { enableTwoFactor, ResponseOf } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import { SecretKey } from './secret-key';
import { Step } from './step';
import { VerifyForm } from './verify-form';
import { type HeadingRef, ViewTitle } from './view-title';

type SetupViewProps = HeadingRef &
  ResponseOf<typeof enableTwoFactor> & {
    /**
     * Another key was shown before: the user's app may still generate codes for it, which don't
     * work.
     */
    isAgain: boolean;
    onCancel: () => void;
    onVerified: (recoveryCodes: string[]) => void;
  };

export function SetupView({ qr_image, secret, headingRef, isAgain, ...events }: SetupViewProps) {
  const t = useT('account');
  return (
    <div className="max-w-250">
      <ViewTitle headingRef={headingRef}>{t('twoFactor.setup.title')}</ViewTitle>
      {isAgain && (
        <Notice role="note" className="mt-4">
          {t('twoFactor.setup.again')}
        </Notice>
      )}
      <ol className="mt-6">
        <Step number={1} text={t('twoFactor.setup.app')} />
        <Step
          number={2}
          text={
            <>
              <span className="md:hidden">{t('twoFactor.setup.paste')}</span>
              <span className="max-md:hidden">{t('twoFactor.setup.scan')}</span>
            </>
          }
        >
          <SecretKey qrImage={qr_image} secret={secret} />
        </Step>
        <Step number={3} text={t('twoFactor.setup.enter')}>
          <VerifyForm {...events} />
        </Step>
      </ol>
    </div>
  );
}
