import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isUnauthenticated } from '~/lib/api-refusal';
import { sentCurrency } from '~/lib/currency/currency-choice';
import { useCurrency } from '~/lib/currency/currency-context';
import { useFormDraft } from '~/lib/form-draft';
import { useFormFailure } from '~/lib/form-errors';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { LeaveGuard } from '~/ui/leave-guard';
import { toast } from '~/ui/toast';
import type { BlockProps } from '../report.types';
import { SendDialog } from './send-dialog';
import { emptyValues, type SendFormValues } from './send-form.values';
import { useLeadOfPage } from './use-lead-of-page';
import { sentScenario, useNamedScenario } from './use-named-scenario';
import { usePickLead } from './use-pick-lead';
import { reasonOf, useSendReport } from './use-send-report';

const SHOWN_MS = 10_000;

/**
 * The form state lives in the page, not in its dialog: typed text survives closing and reopening the
 * dialog, and an expired session.
 */
export function SendByEmail({ report: { property } }: BlockProps) {
  const t = useT('share');
  const locale = useLocale();
  const nameOf = usePersonName();
  const navigate = useNavigate();
  const shown = useNamedScenario();
  const { rate } = useCurrency();
  const fresh = () => emptyValues(locale, rate?.currency);
  const form = useForm<SendFormValues>({ defaultValues: fresh() });
  const { isDirty, isSubmitting } = form.formState;
  const hasDraft = useFormDraft(form);
  const [isRestored, setRestored] = useState(hasDraft);
  const [isOpen, setOpen] = useState(hasDraft);
  const { lead, pick, forget } = usePickLead(form);
  const from = useLeadOfPage();
  const [failure, setFailure] = useFormFailure(form);
  const { send, forgetKeys } = useSendReport(property.id);
  const isUnderWay = useRef(false);
  const [passedOn, setPassedOn] = useState('');

  /** One request per address, in sequence; `false` when it failed. */
  async function sendTo(
    index: number,
    { recipients, scenarioName, hasScenario, currency, ...words }: SendFormValues,
  ) {
    const email = recipients[index]?.email.trim() ?? '';
    try {
      const { mail_is_configured } = await send({
        ...words,
        currency: sentCurrency(currency),
        email,
        ...sentScenario(shown, { hasScenario, scenarioName }),
      });
      // Immediately: if the session expires, the draft knows who has already received it.
      const marked = form.getValues('recipients').with(index, { email, isSent: true });
      form.setValue('recipients', marked, { shouldDirty: true });
      return { isSent: true, isDelivered: mail_is_configured };
    } catch (error) {
      // The session has expired: the other requests would fail too.
      if (isUnauthenticated(error)) throw error;
      const message = reasonOf(error) ?? t('form.failed');
      form.setError(`recipients.${index}.email`, { type: 'server', message });
      return { isSent: false, isDelivered: false };
    }
  }

  async function sendAll(values: SendFormValues) {
    setFailure(null);
    const waiting = values.recipients.flatMap(({ email, isSent }, index) =>
      isSent || email.trim() === '' ? [] : [index],
    );
    const results = [];
    for (const index of waiting) results.push({ index, ...(await sendTo(index, values)) });
    const failed = results.find(({ isSent }) => !isSent);
    if (failed) {
      setFailure(t('form.failed'));
      form.setFocus(`recipients.${failed.index}.email`);
      return;
    }
    setOpen(false);
    setRestored(false);
    forget();
    forgetKeys();
    form.reset(fresh());
    const isKept = results.some(({ isDelivered }) => !isDelivered);
    const back = lead ?? from;
    toast.success(t(isKept ? 'form.saved' : 'form.sent'), {
      ...(isKept && { description: t('form.kept') }),
      ...(back && {
        duration: SHOWN_MS,
        action: {
          label: t('form.backTo', { name: nameOf(back) }),
          onClick: () => void navigate(`/app/leads/${back.id}`),
        },
      }),
    });
  }

  function open() {
    // Until changed, it follows the language and the currency of the page.
    if (!isDirty) {
      form.reset(fresh());
      if (from) pick(from);
    }
    setOpen(true);
  }

  const submit = form.handleSubmit((values) => sendAll(values).catch(() => undefined));
  return (
    <FormProvider {...form}>
      <Button size="sm" onClick={open}>
        <Mail aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('form.open')}
      </Button>
      <SendDialog
        {...{ isOpen, isRestored, failure, lead }}
        onPick={pick}
        propertyId={property.id}
        doubts={property.doubts}
        onOpenChange={setOpen}
        onLinkMade={setPassedOn}
        address={`${property.address}, ${property.city}`}
        street={property.address}
        isSending={isSubmitting}
        onSubmit={(event) => {
          event.preventDefault();
          if (isUnderWay.current) return;
          isUnderWay.current = true;
          void submit(event).finally(() => {
            isUnderWay.current = false;
          });
        }}
      />
      {isDirty && <WordsGuard isOpen={isOpen} passedOn={passedOn} />}
    </FormProvider>
  );
}

/** A closed dialog keeps what was written, but only as long as its page is open. */
function WordsGuard({ isOpen, passedOn }: { isOpen: boolean; passedOn: string }) {
  const [subject, message] = useWatch<SendFormValues, ['subject', 'message']>({
    name: ['subject', 'message'],
  });
  const isPassedOn = passedOn !== '' && message.trim() === passedOn;
  const isWritten = `${subject}${message}`.trim() !== '';
  return <LeaveGuard isDirty={isOpen || (isWritten && !isPassedOn)} />;
}
