import { ONE_TIME_PASSWORD_LENGTH } from '@alpha/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { isWholeCode } from '~/lib/one-time-code';
import { readStored, removeStored, STORAGE_KEYS } from '~/lib/storage';
import { Button } from '~/ui/button';
import { CodeField } from '~/ui/code-field';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { TextButton, TextLink } from '~/ui/text-link';
import { ENTRANCE, EntranceHead } from './entrance-head';
import { useSecondStep } from './use-second-step';

export function TwoFactorCodeScreen() {
  const t = useT('session');
  const field = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [recoveryCode, setRecoveryCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { verify, isBusy, error, setError } = useSecondStep();
  useTempTokenOnly();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field has just been rendered.
  useEffect(() => field.current?.focus(), [isRecovery]);
  // The next code replaces the wrong one.
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);

  function submit() {
    const typed = isRecovery ? recoveryCode.trim() : code;
    if (isRecovery ? !typed : !isWholeCode(typed)) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    void verify(isRecovery ? { recovery_code: typed } : { one_time_password: typed });
  }

  return (
    <form
      method="post"
      noValidate
      className={ENTRANCE}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <EntranceHead
        title={t('twoFactor.title')}
        lead={t(isRecovery ? 'twoFactor.recoveryLead' : 'twoFactor.lead')}
      />
      {isRecovery ? (
        <TextField
          ref={field}
          label={t('twoFactor.recoveryCode')}
          name="recovery_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          value={recoveryCode}
          error={isMissing && t('twoFactor.required')}
          onChange={(event) => {
            setRecoveryCode(event.target.value);
            setMissing(false);
          }}
        />
      ) : (
        <CodeField
          length={ONE_TIME_PASSWORD_LENGTH}
          ref={field}
          label={t('twoFactor.code')}
          value={code}
          error={isMissing && t('twoFactor.incomplete')}
          onChange={(digits) => {
            setCode(digits);
            setMissing(false);
          }}
          onComplete={(digits) => void verify({ one_time_password: digits })}
        />
      )}
      {error && <Notice tone="loss">{error}</Notice>}
      <Button type="submit" variant="accent" isBusy={isBusy}>
        {t(isBusy ? 'twoFactor.busy' : 'twoFactor.submit')}
      </Button>
      <div className="-mt-2 flex flex-wrap justify-between gap-x-6">
        <TextButton
          onClick={() => {
            setRecovery(!isRecovery);
            setError(null);
            setMissing(false);
          }}
        >
          {t(isRecovery ? 'twoFactor.useCode' : 'twoFactor.useRecovery')}
        </TextButton>
        <TextLink to="/app/login" onClick={() => removeStored(STORAGE_KEYS.tempToken)}>
          {t('backToLogin')}
        </TextLink>
      </div>
    </form>
  );
}

/** Redirects users who have not entered their password. */
function useTempTokenOnly() {
  const navigate = useNavigate();
  useEffect(() => {
    if (!readStored(STORAGE_KEYS.tempToken)) void navigate('/app/login', { replace: true });
  }, [navigate]);
}
