import { RECOVERY_CODE_COUNT } from '@alpha/contract';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { ProofDialog } from '../proof/proof-dialog';
import { Section } from '../section';
import { useDisable, useRenew } from './use-two-factor';
import { type HeadingRef, ViewTitle } from './view-title';

/** Suggest new codes when this few are left. */
const FEW_CODES = 3;

type OnViewProps = HeadingRef & {
  codesLeft: number;
  /** By an administrator, for the reader's role. */
  isRequired: boolean;
  onRenewed: (codes: string[]) => void;
};

export function OnView({ codesLeft, isRequired, headingRef, onRenewed }: OnViewProps) {
  const t = useT('account');
  return (
    <>
      <div className="mb-8 max-w-140">
        <div className="flex items-center gap-3">
          <ShieldCheck aria-hidden="true" size={26} strokeWidth={1.5} className="text-gain" />
          <ViewTitle headingRef={headingRef}>{t('twoFactor.on.title')}</ViewTitle>
        </div>
        <p className="mt-2 text-pretty text-ink-2">{t('twoFactor.on.text')}</p>
      </div>
      <Section title={t('twoFactor.on.codesTitle')} lead={t('twoFactor.on.codesLead')}>
        {codesLeft <= FEW_CODES && (
          <Notice tone="loss" role="note" className="mb-4">
            {t('twoFactor.on.codesFew', { count: codesLeft })}
          </Notice>
        )}
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="figures font-medium">
            {t('twoFactor.on.codesLeft', { count: codesLeft, total: RECOVERY_CODE_COUNT })}
          </p>
          <Renew onRenewed={onRenewed} />
        </div>
      </Section>
      <Section
        title={t('twoFactor.on.disableTitle')}
        lead={t(isRequired ? 'twoFactor.on.requiredLead' : 'twoFactor.on.disableLead')}
      >
        <div className="flex md:justify-end">
          <Disable isRequired={isRequired} />
        </div>
      </Section>
    </>
  );
}

function Renew({ onRenewed }: Pick<OnViewProps, 'onRenewed'>) {
  const t = useT('account');
  const [isOpen, setOpen] = useState(false);
  const renew = useRenew();
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('twoFactor.on.renew')}
      </Button>
      <ProofDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('twoFactor.on.renew')}
        description={t('twoFactor.on.renewText')}
        confirmLabel={t('twoFactor.on.renewConfirm')}
        failure={t('twoFactor.on.renewFailed')}
        request={renew}
        onProof={(proof) =>
          renew.mutate(proof, { onSuccess: ({ recovery_codes }) => onRenewed(recovery_codes) })
        }
      />
    </>
  );
}

function Disable({ isRequired }: Pick<OnViewProps, 'isRequired'>) {
  const t = useT('account');
  const [isOpen, setOpen] = useState(false);
  const disable = useDisable({ isRequired });
  return (
    <>
      <Button variant="secondary" className="text-loss!" onClick={() => setOpen(true)}>
        {t('twoFactor.on.disable')}
      </Button>
      <ProofDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('twoFactor.on.disableQuestion')}
        description={t(isRequired ? 'twoFactor.on.requiredText' : 'twoFactor.on.disableText')}
        confirmLabel={t('twoFactor.on.disable')}
        failure={t('twoFactor.on.disableFailed')}
        isDanger
        request={disable}
        onProof={(proof) => disable.mutate(proof)}
      />
    </>
  );
}
