import type { IntakeSource } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { intakeSourcesQuery, removeSource, renewSecret } from '~/data/intake-sources';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { BackLink } from '~/ui/back-link';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ErrorState } from '~/ui/error-state';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { PageHeader } from '~/ui/page-header';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast';
import { DeliveryLog } from './delivery-log';
import { MappingPanel } from './mapping-panel';
import { OwnerRulePanel } from './owner-rule-panel';
import { SecretDialog, type ShownSecret } from './secret-dialog';
import { SetupPanel } from './setup-panel';
import { TestPanel } from './test-panel';
import { useChangeSource } from './use-change';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const LIST = '/app/settings/sources';

export function SourceScreen() {
  const t = useT('intakeSources');
  const { id } = useParams();
  const { data, isError, isFetching, refetch } = useQuery(intakeSourcesQuery);
  const source = data?.find((each) => String(each.id) === id);
  return (
    <div className="grid gap-6">
      <BackLink to={LIST}>{t('title')}</BackLink>
      {source ? (
        <>
          <SourceHeader source={source} />
          <SetupPanel source={source} />
          <MappingPanel key={`mapping-${source.id}`} source={source} />
          <OwnerRulePanel key={`rule-${source.id}`} source={source} />
          <TestPanel source={source} />
          <DeliveryLog source={source} />
        </>
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <ErrorState title={t('gone')} />
      ) : (
        <Skeleton className="h-96 rounded-3" />
      )}
    </div>
  );
}

type Asked = 'renew' | 'remove' | null;

function SourceHeader({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const change = useChangeSource(source.id);
  const [asked, setAsked] = useState<Asked>(null);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const onError = (error: unknown) => toast.error(refusalOf(error) ?? t('failed'));
  const renewing = useMutation({
    mutationFn: () => renewSecret(cache, source.id),
    onSuccess: (made) => {
      setAsked(null);
      setShown(made);
    },
    onError,
  });
  const removing = useMutation({
    mutationFn: () => removeSource(cache, source.id),
    onSuccess: () => navigate(LIST),
    onError,
  });
  return (
    <>
      <PageHeader
        title={source.name}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {t(`kind.${source.kind}`)}
            <Badge tone={source.is_active ? 'gain' : 'neutral'}>
              {t(source.is_active ? 'active' : 'paused')}
            </Badge>
          </span>
        }
        actions={
          <>
            <Button
              variant="secondary"
              isBusy={change.isPending}
              onClick={() => change.mutate({ is_active: !source.is_active })}
            >
              {t(source.is_active ? 'pause' : 'resume')}
            </Button>
            <Menu
              trigger={
                <IconButton label={t('more', { name: source.name })}>
                  <Ellipsis {...ICON} />
                </IconButton>
              }
              items={[
                {
                  label: t('renew'),
                  icon: <KeyRound {...ICON} />,
                  onSelect: () => setAsked('renew'),
                },
                {
                  label: t('remove'),
                  icon: <Trash2 {...ICON} />,
                  isDanger: true,
                  onSelect: () => setAsked('remove'),
                },
              ]}
            />
          </>
        }
      />
      <ConfirmDialog
        isOpen={asked === 'renew'}
        onOpenChange={() => setAsked(null)}
        title={t('renew')}
        description={t('renewText')}
        confirmLabel={t('renewConfirm')}
        isBusy={renewing.isPending}
        onConfirm={() => renewing.mutate()}
      />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={() => setAsked(null)}
        title={t('removeTitle', { name: source.name })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        isDanger
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
      {shown && <SecretDialog shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}
