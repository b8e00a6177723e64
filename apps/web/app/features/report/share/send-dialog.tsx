import type { Lead, PropertyReport } from '@alpha/contract';
import type { PlausibilityReason } from '@alpha/engine/plausibility';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { mailStateQuery } from '~/data/shares';
import { useCurrency } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { useDoubtTexts } from '~/listings/use-doubt-texts';
import { Button } from '~/ui/button';
import { CurrencyField } from '~/ui/currency-field';
import { Dialog } from '~/ui/dialog';
import { DraftNotice } from '~/ui/draft-notice';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { RadioGroup } from '~/ui/radio-group';
import { TextArea } from '~/ui/text-area';
import { TextButton } from '~/ui/text-link';
import { LeadPicker } from './lead-picker';
import { LINK_ID, LinkSection } from './link-section';
import { RecipientFields } from './recipient-fields';
import { ScenarioFields } from './scenario-fields';
import type { SendFormValues } from './send-form.values';

type SendDialogProps = {
  propertyId: number;
  doubts: PropertyReport['property']['doubts'];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** With the message that goes along with the link. */
  onLinkMade: (message: string) => void;
  address: string;
  /** As in the subject of the email. */
  street: string;
  isSending: boolean;
  isRestored: boolean;
  lead: Lead | null;
  onPick: (lead: Lead | null) => void;
  failure: string | null;
  onSubmit: (event: SubmitEvent) => void;
};

export function SendDialog(props: SendDialogProps) {
  const { isOpen, onOpenChange, address, street, isSending, isRestored, failure, onSubmit } = props;
  const t = useT('share');
  const ui = useT('ui');
  const id = useId();
  const { data: mail } = useQuery(mailStateQuery);
  const { lead } = props;
  return (
    <Dialog
      {...{ isOpen, onOpenChange }}
      isBusy={isSending}
      title={t('form.title')}
      description={address}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={() => onOpenChange(false)}>
            {ui('cancel')}
          </Button>
          {/* Not `disabled`: that would lose the focus; the form itself ignores a second submit. */}
          <Button type="submit" form={id} aria-disabled={isSending || undefined}>
            {isSending ? t('form.sending') : t('form.send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate method="post" className="grid gap-5" onSubmit={onSubmit}>
        {props.doubts && <DoubtWarning doubts={props.doubts} />}
        {isRestored && <DraftNotice />}
        {mail && !mail.mail_is_configured && <Notice role="note">{t('form.noServer')}</Notice>}
        <RecipientFields isSending={isSending} />
        <LeadPicker lead={lead} isDisabled={isSending} onPick={props.onPick} />
        <p className="-mt-2 text-14">
          <TextButton onClick={goToLink}>{t('link.jump')}</TextButton>
        </p>
        <ScenarioFields isSending={isSending} />
        <WordFields isSending={isSending} street={street} />
        {failure && <Notice tone="loss">{failure}</Notice>}
      </form>
      <div className="mt-5">
        <LinkSection
          {...{ address, lead }}
          propertyId={props.propertyId}
          onMade={props.onLinkMade}
        />
      </div>
    </Dialog>
  );
}

/** Before it is sent: the figures may be wrong. */
function DoubtWarning({ doubts }: { doubts: readonly PlausibilityReason[] }) {
  const t = useT('doubts');
  const texts = useDoubtTexts();
  return (
    <Notice tone="loss" role="note">
      {t('share', { reasons: doubts.map(texts).join(' ') })}
    </Notice>
  );
}

/** It is below the fields of the email, often out of sight. */
function goToLink(): void {
  const section = document.getElementById(LINK_ID);
  section?.scrollIntoView({ block: 'end' });
  section?.focus({ preventScroll: true });
}

function WordFields({ isSending, street }: { isSending: boolean; street: string }) {
  const t = useT('share');
  const { rates } = useCurrency();
  const { register, setValue, watch } = useFormContext<SendFormValues>();
  return (
    <>
      <RadioGroup
        legend={t('form.language')}
        look="chips"
        value={watch('locale')}
        choices={(['en', 'es'] as const).map((value) => ({
          value,
          label: t(`form.languages.${value}`),
          isDisabled: isSending,
        }))}
        onChange={(locale) => setValue('locale', locale, { shouldDirty: true })}
      />
      <CurrencyField
        rates={rates}
        value={watch('currency')}
        isDisabled={isSending}
        onChange={(currency) => setValue('currency', currency, { shouldDirty: true })}
      />
      <TextField
        label={t('form.subject')}
        isOptional
        hint={t('form.subjectHint', { locale: watch('locale'), street })}
        maxLength={200}
        readOnly={isSending}
        {...register('subject')}
      />
      <TextArea
        label={t('form.message')}
        isOptional
        hint={t('form.messageHint')}
        maxLength={4000}
        readOnly={isSending}
        {...register('message')}
      />
    </>
  );
}
