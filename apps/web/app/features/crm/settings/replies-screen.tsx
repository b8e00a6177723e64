import type { ReplyMailboxState } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { replyMailboxQuery } from '~/data/reply-mailbox';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { Card } from '~/ui/card';
import { ErrorState } from '~/ui/error-state';
import { FactList } from '~/ui/fact-list';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';

/** Whether replies by email reach the product. */
export function RepliesScreen() {
  const t = useT('settings');
  const { data, isError, isFetching, refetch } = useQuery(replyMailboxQuery);
  return (
    <div className="grid gap-6">
      <PageHeader title={t('replies.title')} lead={t('replies.lead')} />
      {data ? (
        <MailboxState mailbox={data} />
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-3" />
      )}
    </div>
  );
}

function MailboxState({ mailbox }: { mailbox: ReplyMailboxState }) {
  const t = useT('settings');
  const locale = useLocale();
  const { address, read_at, failing_since, error } = mailbox;
  const at = (time: string) => formatInstant(time, locale, 'exact');
  if (address === null) return <Notice className="max-w-2xl">{t('replies.none')}</Notice>;
  return (
    <Card as="section" className="grid max-w-2xl gap-5">
      {failing_since && (
        <Notice tone="loss">
          {t('replies.failing', { since: at(failing_since) })}
          {error && <span className="mt-1 block font-mono text-13 wrap-anywhere">{error}</span>}
        </Notice>
      )}
      <FactList
        facts={[
          { label: t('replies.address'), value: <span className="wrap-anywhere">{address}</span> },
          { label: t('replies.readAt'), value: read_at ? at(read_at) : t('replies.never') },
          { label: t('replies.matched'), value: mailbox.matched },
          { label: t('replies.bounced'), value: mailbox.bounced },
          { label: t('replies.unmatched'), value: mailbox.unmatched },
          { label: t('replies.ignored'), value: mailbox.ignored },
        ]}
      />
      <p className="text-14 text-pretty text-ink-2">{t('replies.untouched')}</p>
    </Card>
  );
}
