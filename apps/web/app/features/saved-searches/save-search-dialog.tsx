import type { LeadSummary, SavedFilter } from '@alpha/contract';
import { SEARCH_NAME_MAX_LENGTH } from '@alpha/contract/saved-search-limits';
import { searchConditionsText } from '@alpha/report-model/texts/search-conditions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { saveLeadSearch } from '~/data/lead-searches';
import { rememberChoice } from '~/data/leads';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { TextButton } from '~/ui/text-link';
import { toast } from '~/ui/toast';

type SaveSearchDialogProps = {
  filter: SavedFilter;
  /** Of another feature. */
  LeadChoice: ComponentType<{ onPick: (lead: LeadSummary) => void }>;
  onClose: () => void;
};

/** For whom, under which name, how often: the filters are those of the explorer. */
export function SaveSearchDialog({ filter, LeadChoice, onClose }: SaveSearchDialogProps) {
  const t = useT('savedSearch');
  const listings = useT('listings');
  const locale = useLocale();
  const [lead, setLead] = useState<LeadSummary | null>(null);
  const limits = { cash_flow_min: null, loss_chance_max: null };
  const conditions = searchConditionsText({ filter, ...limits }, { t, listings, locale });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('staff.title')}
      description={conditions}
      width="sm"
    >
      {lead ? (
        <SearchFields
          {...{ lead, filter, onClose }}
          suggested={conditions.slice(0, SEARCH_NAME_MAX_LENGTH)}
          onChangeLead={() => setLead(null)}
        />
      ) : (
        <LeadChoice onPick={setLead} />
      )}
    </Dialog>
  );
}

type SearchFieldsProps = Omit<SaveSearchDialogProps, 'LeadChoice'> & {
  lead: LeadSummary;
  suggested: string;
  onChangeLead: () => void;
};

function SearchFields({ lead, filter, suggested, onClose, onChangeLead }: SearchFieldsProps) {
  const t = useT('savedSearch');
  const ui = useT('ui');
  const formId = useId();
  const locale = useLocale();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const person = usePersonName()(lead);
  const [name, setName] = useState(suggested);
  const [frequency, setFrequency] = useState<'daily' | 'immediate'>('daily');
  const isMissing = name.trim() === '';
  const saving = useMutation({
    mutationFn: () =>
      saveLeadSearch(cache, lead.id, { name: name.trim(), filter, frequency, locale }),
    onSuccess: () => {
      rememberChoice(cache, lead);
      toast.success(t('staff.saved', { name: person }), {
        action: { label: t('staff.open'), onClick: () => void navigate(`/app/leads/${lead.id}`) },
      });
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isMissing && !saving.isPending) saving.mutate();
  }
  return (
    <form id={formId} method="post" onSubmit={submit} className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line">
        <span>
          <span className="text-ink-3">{t('staff.for')}</span>{' '}
          <b className="font-semibold wrap-anywhere">{person}</b>
        </span>
        <TextButton onClick={onChangeLead}>{t('staff.change')}</TextButton>
      </p>
      <TextField
        autoFocus
        label={t('form.name')}
        hint={t('form.nameHint')}
        maxLength={SEARCH_NAME_MAX_LENGTH}
        value={name}
        error={isMissing ? t('form.nameMissing') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label={t('frequency.label')}
        value={frequency}
        onChange={({ target }) =>
          setFrequency(target.value === 'immediate' ? 'immediate' : 'daily')
        }
        options={[
          { value: 'daily', label: t('frequency.daily') },
          { value: 'immediate', label: t('frequency.immediate') },
        ]}
      />
      <p className="text-14 text-pretty text-ink-2">{t('staff.mailsTo', { name: person })}</p>
      {saving.error && <Notice tone="loss">{refusalOf(saving.error) ?? t('failed')}</Notice>}
      <div className="flex gap-2.5 max-md:*:flex-1 md:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button type="submit" isBusy={saving.isPending}>
          {t(saving.isPending ? 'form.saving' : 'form.save')}
        </Button>
      </div>
    </form>
  );
}
