import type { LeadSettings } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadersQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Select } from '~/ui/select';
import { LeadSettingsPage } from './lead-settings-page';
import { useSaveLeadSettings } from './use-save-lead-settings';

/** Who gets contacts without an owner. */
export function AssignmentScreen() {
  const t = useT('settings');
  return (
    <LeadSettingsPage title={t('assignment.title')} lead={t('assignment.lead')}>
      {(settings) => <AssignmentForm settings={settings} />}
    </LeadSettingsPage>
  );
}

function AssignmentForm({ settings }: { settings: LeadSettings }) {
  const t = useT('settings');
  const { data: leaders = [] } = useQuery(leadersQuery);
  const saved = String(settings.turns?.leader.id ?? '');
  const [leaderId, setLeaderId] = useState(saved);
  const save = useSaveLeadSettings();
  return (
    <Card as="section">
      <form
        className="grid max-w-md gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ leader_id: leaderId ? Number(leaderId) : null });
        }}
      >
        <Select
          label={t('assignment.turns')}
          hint={t(leaderId ? 'assignment.turnsHint' : 'assignment.nobodyHint')}
          value={leaderId}
          onChange={({ target }) => setLeaderId(target.value)}
          options={[
            { value: '', label: t('assignment.nobody', { name: settings.default_owner.name }) },
            ...leaders.map(({ id, name }) => ({
              value: String(id),
              label: t('assignment.team', { name }),
            })),
          ]}
        />
        {leaderId === saved && <Turns settings={settings} />}
        <div>
          <Button type="submit" isBusy={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Turns({ settings: { turns } }: { settings: LeadSettings }) {
  const t = useT('settings');
  if (!turns) return null;
  const names = turns.next.map(({ name }) => name).join(', ');
  return (
    <p className="text-13 text-ink-2">
      {names ? t('assignment.next', { names }) : t('assignment.noTeam')}
    </p>
  );
}
