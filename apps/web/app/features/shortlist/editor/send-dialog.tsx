import type { Shortlist } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exchangeRatesQuery } from '~/data/exchange-rates';
import { putSentShortlist, sendShortlist } from '~/data/shortlists';
import { refusalOf } from '~/lib/api-refusal';
import { currencyFor, sentCurrency } from '~/lib/currency/currency-choice';
import type { CurrencyChoice } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { CurrencyField } from '~/ui/currency-field';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';
import { isPermanentFailure, stateAfter } from './save-state';

type SendDialogProps = {
  list: Shortlist;
  /** `updated_at` of the version on the screen: no other version is sent. */
  seenAt: string;
  email: string;
  /** Of the lead: suggests the currency. */
  country: string | null;
  count: number;
  linkDays: number;
  /** If not, the email is only saved as a file. */
  isMailConfigured: boolean;
  onClose: () => void;
  /** The draft on the server is no longer the one on the screen. */
  onStale: (error: unknown) => void;
};

export function SendDialog({ list, seenAt, email, country, count, ...rest }: SendDialogProps) {
  const { linkDays, isMailConfigured, onClose, onStale } = rest;
  const t = useT('shortlist');
  const cache = useQueryClient();
  const { data: rates = [] } = useQuery(exchangeRatesQuery);
  const [chosen, setChosen] = useState<CurrencyChoice | null>(null);
  const currency = chosen ?? currencyFor(country, rates);
  const sending = useMutation({
    mutationFn: () => sendShortlist(list.id, seenAt, sentCurrency(currency)),
    onError: (error) => {
      if (!isPermanentFailure(stateAfter(error))) return;
      onClose();
      onStale(error);
    },
    onSuccess: (sent) => {
      toast.success(t(isMailConfigured ? 'send.done' : 'send.kept'));
      onClose();
      putSentShortlist(cache, sent);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('send.title', { count })}
      description={t('send.text', { email, days: linkDays })}
      confirmLabel={t('send.confirm')}
      isBusy={sending.isPending}
      onConfirm={() => sending.mutate()}
    >
      <CurrencyField {...{ rates }} value={currency} onChange={setChosen} />
      {sending.isError && (
        <Notice tone="loss">{refusalOf(sending.error) ?? t('error.send')}</Notice>
      )}
    </ConfirmDialog>
  );
}
