import type { Lead, Shortlist } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { leadQuery } from '~/data/leads';
import { type Shortlists, shortlistsQuery } from '~/data/shortlists';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { useRouteId } from '~/lib/route-id';
import { useUrlState } from '~/lib/url-state';
import { usePersonName } from '~/lib/use-person-name';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { FormSkeleton } from '~/ui/form-skeleton';
import { MissingState } from '~/ui/missing-state';
import { PageHeader } from '~/ui/page-header';
import { shownList } from '../list-state';
import { PreferencesLine } from '../preferences-line';
import { useLiveShortlists } from '../use-live-shortlists';
import { usePropose } from '../use-propose';
import { DraftEditor } from './draft-editor';
import { ListTabs } from './list-tabs';
import { SentList } from './sent-list';

/** All shortlists of one lead: the current draft and those sent before. */
export function ShortlistScreen() {
  const t = useT('shortlist');
  const nameOf = usePersonName();
  const leadId = useRouteId() ?? Number.NaN;
  const isId = !Number.isNaN(leadId);
  const lead = useQuery({ ...leadQuery(leadId), enabled: isId });
  const lists = useQuery({ ...shortlistsQuery(leadId), enabled: isId });
  const [unsaved, setUnsaved] = useState<Shortlist | null>(null);
  useLiveShortlists(leadId);
  if (!isId || (!unsaved && (isMissing(lead.error) || isMissing(lists.error))))
    return (
      <MissingState
        title={t('missing')}
        text={t('missingText')}
        backTo="/app/contacts"
        backLabel={t('toContacts')}
      />
    );
  const parts = [lead, lists];
  if (parts.some((part) => part.isError && !part.data))
    return (
      <ErrorState
        title={t('error.list')}
        isRetrying={parts.some((part) => part.isFetching)}
        onRetry={() => parts.map((part) => part.refetch())}
      />
    );
  if (!lead.data || !lists.data) return <FormSkeleton fields={4} />;
  const name = nameOf(lead.data);
  return (
    <div className="grid gap-6">
      <div>
        <BackLink to={`/app/leads/${leadId}`}>{t('back')}</BackLink>
        <PageHeader
          title={t('titleFor', { name })}
          lead={<PreferencesLine preferences={lists.data.preferences} />}
          actions={<ProposeButton leadId={leadId} isFirst={lists.data.shortlists.length === 0} />}
        />
      </div>
      <Lists {...{ leadId, unsaved }} lead={lead.data} lists={lists.data} onUnsaved={setUnsaved} />
    </div>
  );
}

function ProposeButton({ leadId, isFirst }: { leadId: number; isFirst: boolean }) {
  const t = useT('shortlist');
  const propose = usePropose(leadId);
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      isBusy={propose.isPending}
      onClick={() => propose.mutate(undefined)}
    >
      <Sparkles aria-hidden="true" size={18} strokeWidth={1.5} />
      {t(isFirst ? 'propose' : 'proposeAgain')}
    </Button>
  );
}

type ListsProps = {
  leadId: number;
  lead: Lead;
  lists: Shortlists;
  unsaved: Shortlist | null;
  onUnsaved: (list: Shortlist | null) => void;
};

function Lists({ leadId, lead, lists, unsaved, onUnsaved }: ListsProps) {
  const t = useT('shortlist');
  const { params } = useUrlState();
  const { shortlists } = lists;
  const list = shownList(shortlists, Number(params.get('list')), unsaved);
  if (!list) return <EmptyState title={t('emptyTitle')} text={t('none')} />;
  return (
    <>
      {shortlists.length > 1 && <ListTabs {...{ leadId, shortlists }} current={list.id} />}
      {list.sent_at ? (
        <SentList {...{ list, lead }} preferences={lists.preferences} />
      ) : (
        <DraftEditor key={list.id} {...{ list, lists, lead, onUnsaved }} />
      )}
    </>
  );
}
