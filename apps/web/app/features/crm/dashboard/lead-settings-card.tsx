import type { LeadSettings } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { leadSettingsQuery, saveLeadSettings } from '~/data/dashboard';
import { leadersQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Checkbox } from '~/ui/checkbox';
import { ErrorState } from '~/ui/error-state';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { toast } from '~/ui/toast';

/** Who gets unassigned contacts, and which columns count as won. */
export function LeadSettingsCard() {
  const t = useT('dashboard');
  const { data, isError, isFetching, refetch } = useQuery(leadSettingsQuery);
  return (
    <section className="grid gap-3 border-t border-line pt-8">
      <div>
        <h2 className="text-20">{t('settings.title')}</h2>
        <p className="text-14 text-ink-2">{t('settings.lead')}</p>
      </div>
      {data ? (
        <SettingsForm settings={data} />
      ) : isError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-3" />
      )}
    </section>
  );
}

function SettingsForm({ settings }: { settings: LeadSettings }) {
  const t = useT('dashboard');
  const roles = useT('roles');
  const cache = useQueryClient();
  const { data: leaders = [] } = useQuery(leadersQuery);
  const [leaderId, setLeaderId] = useState(String(settings.turns?.leader.id ?? ''));
  const [won, setWon] = useState(new Set(settings.won_status_ids));
  const save = useMutation({
    mutationFn: () =>
      saveLeadSettings(cache, {
        leader_id: leaderId ? Number(leaderId) : null,
        won_status_ids: [...won],
      }),
    onSuccess: () => toast.success(t('settings.saved')),
    onError: () => toast.error(t('settings.failed')),
  });
  const toggle = (id: number, isOn: boolean) => {
    const next = new Set(won);
    if (isOn) next.add(id);
    else next.delete(id);
    setWon(next);
  };
  const boards = [...new Set(settings.statuses.map(({ role }) => role))];
  return (
    <Card as="section">
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <div className="grid max-w-md gap-2">
          <Select
            label={t('settings.turns')}
            hint={t(leaderId ? 'settings.turnsHint' : 'settings.nobodyHint')}
            value={leaderId}
            onChange={({ target }) => setLeaderId(target.value)}
            options={[
              { value: '', label: t('settings.nobody', { name: settings.default_owner.name }) },
              ...leaders.map(({ id, name }) => ({
                value: String(id),
                label: t('settings.team', { name }),
              })),
            ]}
          />
          {leaderId === String(settings.turns?.leader.id ?? '') && <Turns settings={settings} />}
        </div>
        <fieldset className="grid gap-x-6 gap-y-4 md:grid-cols-3">
          <legend className="mb-2 text-14 font-medium">{t('settings.won')}</legend>
          {boards.map((role) => (
            <div key={role}>
              <p className="text-13 text-ink-3">{roles(role)}</p>
              {settings.statuses
                .filter((status) => status.role === role)
                .map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={won.has(id)}
                    onChange={({ target }) => toggle(id, target.checked)}
                  />
                ))}
            </div>
          ))}
        </fieldset>
        <div>
          <Button type="submit" isBusy={save.isPending}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Turns({ settings: { turns } }: { settings: LeadSettings }) {
  const t = useT('dashboard');
  if (!turns) return null;
  const names = turns.next.map(({ name }) => name).join(', ');
  return (
    <p className="text-13 text-ink-2">
      {names ? t('settings.next', { names }) : t('settings.noTeam')}
    </p>
  );
}
