import type { Lead, Shortlist } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { revokeShortlist } from '~/data/shortlists';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { FactList } from '~/ui/fact-list';
import { Moment } from '~/ui/moment';
import { DateText } from '~/ui/money';
import { Notice } from '~/ui/notice';
import { ListBadge } from '../list-badge';
import { answersOf, stateOf } from '../list-state';
import { usePropose } from '../use-propose';
import { NewLink } from './new-link';

/** Beside a sent shortlist: when it was opened, the answers, and the available actions. */
export function SentFacts({ list, lead }: { list: Shortlist; lead: Lead }) {
  const t = useT('shortlist');
  const titleId = useId();
  const copy = usePropose(list.lead_id);
  const [isRevoking, setRevoking] = useState(false);
  const { liked, passed } = answersOf(list);
  const isLive = !['revoked', 'expired'].includes(stateOf(list));
  const { sent_at, first_opened_at, last_opened_at, expires_at } = list;
  const facts = [
    { label: t('sentAt'), value: sent_at && <Moment at={sent_at} /> },
    { label: t('facts.by'), value: list.created_by?.name },
    {
      label: t('facts.opened'),
      value: first_opened_at ? t('facts.times', { count: list.open_count }) : t('facts.notYet'),
    },
    { label: t('facts.last'), value: last_opened_at && <Moment at={last_opened_at} /> },
    {
      label: t('facts.answers'),
      value: t('facts.answered', { liked: liked.length, passed: passed.length }),
    },
    { label: t('facts.until'), value: isLive && <DateText value={expires_at} /> },
  ];
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-3 border border-line bg-surface p-5 lg:sticky lg:top-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-20">
          {t('facts.title')}
        </h2>
        <ListBadge list={list} />
      </div>
      {stateOf(list) === 'undelivered' && <Notice tone="loss">{t('facts.refused')}</Notice>}
      {stateOf(list) === 'kept' && <Notice>{t('facts.kept')}</Notice>}
      <FactList facts={facts.filter(({ value }) => value)} />
      {list.message && (
        <p className="border-l-2 border-line pl-3 text-14 whitespace-pre-line text-ink-2 wrap-anywhere">
          {list.message}
        </p>
      )}
      <div className="grid gap-2">
        <NewLink {...{ list, lead }} />
        <Button variant="secondary" isBusy={copy.isPending} onClick={() => copy.mutate(list.id)}>
          <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('facts.copy')}
        </Button>
        {isLive && (
          <Button variant="quiet" size="sm" onClick={() => setRevoking(true)}>
            {t('revoke.confirm')}
          </Button>
        )}
      </div>
      {isRevoking && <RevokeDialog list={list} onClose={() => setRevoking(false)} />}
    </section>
  );
}

function RevokeDialog({ list, onClose }: { list: Shortlist; onClose: () => void }) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => revokeShortlist(cache, list.id),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('revoke.title')}
      description={t('revoke.text')}
      confirmLabel={t('revoke.confirm')}
      isDanger
      isBusy={revoking.isPending}
      onConfirm={() => revoking.mutate()}
    >
      {revoking.isError && (
        <Notice tone="loss">{refusalOf(revoking.error) ?? t('error.revoke')}</Notice>
      )}
    </ConfirmDialog>
  );
}
