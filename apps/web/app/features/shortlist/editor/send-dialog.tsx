import type { Lead, Shortlist } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exchangeRatesQuery } from '~/data/exchange-rates';
import {
  markShortlistShared,
  putSentShortlist,
  sendShortlist,
  shortlistsChanged,
} from '~/data/shortlists';
import { refusalOf } from '~/lib/api-refusal';
import { currencyFor, sentCurrency } from '~/lib/currency/currency-choice';
import type { CurrencyChoice } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { CurrencyField } from '~/ui/currency-field';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';
import { LinkDialog } from './link-dialog';
import { isPermanentFailure, stateAfter } from './save-state';

type SendDialogProps = {
  /** By email, or as a link to pass on. */
  by: 'mail' | 'link';
  list: Shortlist;
  /** `updated_at` of the version on the screen: no other version is sent. */
  seenAt: string;
  lead: Lead;
  count: number;
  linkDays: number;
  /** If not, the email is only saved as a file. */
  isMailConfigured: boolean;
  onLink: (isShown: boolean) => void;
  onClose: () => void;
  /** The draft on the server is no longer the one on the screen. */
  onStale: (error: unknown) => void;
};

export function SendDialog({ by, list, seenAt, lead, count, ...rest }: SendDialogProps) {
  const { linkDays: days, isMailConfigured, onLink, onClose, onStale } = rest;
  const t = useT('shortlist');
  const cache = useQueryClient();
  const { data: rates = [] } = useQuery(exchangeRatesQuery);
  const [chosen, setChosen] = useState<CurrencyChoice | null>(null);
  const currency = chosen ?? currencyFor(lead.country, rates);
  const sending = useMutation({
    mutationFn: () =>
      sendShortlist({ id: list.id, seen_at: seenAt, currency: sentCurrency(currency), by }),
    onError: (error) => {
      if (!isPermanentFailure(stateAfter(error))) return;
      onClose();
      onStale(error);
    },
    onSuccess: (sent) => {
      // The screen changes when the link's dialog is closed.
      if (sent.url) return onLink(true);
      toast.success(t(isMailConfigured ? 'send.done' : 'send.kept'));
      onClose();
      putSentShortlist(cache, sent);
    },
  });
  const sent = sending.data;
  if (sent?.url)
    return (
      <LinkDialog
        {...{ lead }}
        list={sent}
        url={sent.url}
        onShared={() => void markShortlistShared(cache, sent).catch(() => null)}
        onClose={() => {
          onLink(false);
          onClose();
          putSentShortlist(cache, sent);
          void shortlistsChanged(cache, sent.lead_id);
        }}
      />
    );
  const isMailed = by === 'mail';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isMailed ? 'send.title' : 'link.title', { count })}
      description={
        isMailed ? t('send.text', { email: lead.email, days }) : t('link.text', { days })
      }
      confirmLabel={t(isMailed ? 'send.confirm' : 'link.confirm')}
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
