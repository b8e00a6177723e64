import { ONE_TIME_PASSWORD_LENGTH } from '@alpha/contract';
import { useState } from 'react';
import type { Proof } from '~/data/account';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { isWholeCode } from '~/lib/one-time-code';
import { CodeField } from '~/ui/code-field';
import { Notice } from '~/ui/notice';
import { PasswordField } from '~/ui/password-field';
import { SegmentedControl } from '~/ui/segmented-control';

type ProofFormProps = {
  id: string;
  error: Error | null;
  failure: string;
  hasCode: boolean;
  onProof: (proof: Proof) => void;
  /** Called when the other kind of proof is chosen; clears the error of the first one. */
  onSwitch: () => void;
};

export function ProofForm({ id, error, failure, hasCode, onProof, onSwitch }: ProofFormProps) {
  const t = useT('account');
  const [kind, setKind] = useState<'password' | 'code'>('password');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit() {
    const isThere = kind === 'password' ? password !== '' : isWholeCode(code);
    setMissing(!isThere);
    if (isThere) onProof(kind === 'password' ? { password } : { one_time_password: code });
  }

  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {hasCode && (
        <SegmentedControl
          label={t('twoFactor.proof.label')}
          segments={[
            { value: 'password', label: t('twoFactor.proof.password') },
            { value: 'code', label: t('twoFactor.proof.code') },
          ]}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setMissing(false);
            onSwitch();
          }}
        />
      )}
      {kind === 'password' ? (
        <PasswordField
          label={t('twoFactor.proof.yourPassword')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isMissing && t('twoFactor.proof.required')}
        />
      ) : (
        <CodeField
          length={ONE_TIME_PASSWORD_LENGTH}
          label={t('twoFactor.proof.appCode')}
          value={code}
          onChange={setCode}
          error={isMissing && t('twoFactor.proof.incomplete')}
        />
      )}
      {error && <Notice tone="loss">{refusalOf(error) ?? failure}</Notice>}
    </form>
  );
}
