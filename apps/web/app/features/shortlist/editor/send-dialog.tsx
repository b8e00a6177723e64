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
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { currencyFor, sentCurrency } from '~/lib/currency/currency-choice';
import type { CurrencyChoice } from '~/lib/currency/currency-context';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { CurrencyField } from '~/ui/currency-field';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';
import type { DraftHome } from './draft';
import { LinkDialog } from './link-dialog';
import { isChanged, isPermanentFailure, stateAfter } from './save-state';
import { useSentToast } from './use-sent-toast';

type SendDialogProps = {
  /** By email, or as a link to pass on. */
  by: 'mail' | 'link';
  list: Shortlist;
  /** `updated_at` of the version on the screen: no other version is sent. */
  seenAt: string;
  lead: Lead;
  homes: readonly DraftHome[];
  linkDays: number;
  /** If not, the email is only saved as a file. */
  isMailConfigured: boolean;
  onLink: (isShown: boolean) => void;
  onClose: () => void;
  /** The draft on the server is no longer the one on the screen. */
  onStale: (error: unknown) => void;
};

export function SendDialog({ by, list, seenAt, lead, homes, ...rest }: SendDialogProps) {
  const { linkDays: days, isMailConfigured, onLink, onClose, onStale } = rest;
  const t = useT('shortlist');
  const cache = useQueryClient();
  const { data: rates = [] } = useQuery(exchangeRatesQuery);
  const [chosen, setChosen] = useState<CurrencyChoice | null>(null);
  const currency = chosen ?? currencyFor(lead.country, rates);
  const saySent = useSentToast(lead);
  const count = homes.length;
  const problems = homes.filter(({ problem }) => problem);
  const [isConfirmed, setConfirmed] = useState(false);
  const sending = useMutation({
    mutationFn: () =>
      sendShortlist({
        ...{ id: list.id, seen_at: seenAt, currency: sentCurrency(currency), by },
        despite: problems.map(({ property_id }) => property_id),
      }),
    // Others hear of it before the reply is here: the dialog must not be replaced with its only link.
    onMutate: () => onLink(true),
    onError: (error) => {
      onLink(false);
      // A property was sold a moment ago: it is marked now.
      if (isRefusedFor(error)) void shortlistsChanged(cache, list.lead_id);
      if (!isChanged(error) && !isPermanentFailure(stateAfter(error))) return;
      onClose();
      if (isChanged(error)) toast.error(refusalOf(error));
      onStale(error);
    },
    onSuccess: (sent) => {
      // The screen changes when the link's dialog is closed.
      if (sent.url) return;
      onLink(false);
      saySent(t(isMailConfigured ? 'send.done' : 'send.kept'));
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
          saySent(t('send.byLink'));
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
      isDisabled={problems.length > 0 && !isConfirmed}
      onConfirm={() => sending.mutate()}
    >
      {problems.length > 0 && (
        <Problems homes={problems} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
      )}
      <CurrencyField {...{ rates }} value={currency} onChange={setChosen} />
      {sending.isError && (
        <Notice tone="loss">{refusalOf(sending.error) ?? t('error.send')}</Notice>
      )}
    </ConfirmDialog>
  );
}

const isRefusedFor = (error: unknown) =>
  error instanceof ApiError && error.code === 'shortlist.hasProblems';

type ProblemsProps = {
  homes: readonly DraftHome[];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

/** What has changed since it was added: nothing of it is sent without a decision. */
function Problems({ homes, isConfirmed, onConfirm }: ProblemsProps) {
  const t = useT('shortlist');
  return (
    <div className="mb-4 grid gap-2">
      <Notice tone="loss">
        <p>{t('problem.title', { count: homes.length })}</p>
        <ul className="mt-1 list-disc pl-4">
          {homes.map(({ property_id, listing, problem }) => (
            <li key={property_id}>
              {listing ? `${listing.address}: ` : ''}
              {t(`problem.${problem ?? 'hidden'}`)}
            </li>
          ))}
        </ul>
      </Notice>
      <Checkbox
        label={t('problem.confirm')}
        checked={isConfirmed}
        onChange={(event) => onConfirm(event.target.checked)}
      />
    </div>
  );
}
