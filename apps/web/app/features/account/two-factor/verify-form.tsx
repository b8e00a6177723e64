import { ONE_TIME_PASSWORD_LENGTH } from '@alpha/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { isWholeCode } from '~/lib/one-time-code';
import { Button } from '~/ui/button';
import { CodeField } from '~/ui/code-field';
import { Notice } from '~/ui/notice';
import { useVerify } from './use-two-factor';

type VerifyFormProps = { onCancel: () => void; onVerified: (recoveryCodes: string[]) => void };

export function VerifyForm({ onCancel, onVerified }: VerifyFormProps) {
  const t = useT('account');
  const verify = useVerify();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  useOnLocaleChange(verify.reset);
  // The next code replaces the wrong one.
  useEffect(() => {
    if (verify.isError) field.current?.select();
  }, [verify.isError]);

  function send(typed: string) {
    setIncomplete(!isWholeCode(typed));
    if (!isWholeCode(typed)) return field.current?.focus();
    if (verify.isPending) return;
    verify.mutate(typed, { onSuccess: ({ recovery_codes }) => onVerified(recovery_codes ?? []) });
  }

  return (
    <form
      method="post"
      noValidate
      className="grid max-w-90 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      <CodeField
        length={ONE_TIME_PASSWORD_LENGTH}
        ref={field}
        label={t('twoFactor.setup.code')}
        value={code}
        error={isIncomplete && t('twoFactor.setup.incomplete')}
        onChange={(digits) => {
          setCode(digits);
          setIncomplete(false);
        }}
        onComplete={send}
      />
      {verify.isError && (
        <Notice tone="loss">
          {isIncorrect(verify.error)
            ? t('twoFactor.setup.incorrect')
            : (refusalOf(verify.error) ?? t('twoFactor.setup.failed'))}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="accent" isBusy={verify.isPending}>
          {t('twoFactor.setup.verify')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoFactor.setup.cancel')}
        </Button>
      </div>
    </form>
  );
}

const isIncorrect = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'twoFactor.invalidCode';
