import type { LeadSettings } from '@alpha/contract';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { LeadSettingsPage } from './lead-settings-page';
import { StatusChoice } from './status-choice';
import { useSaveLeadSettings } from './use-save-lead-settings';

/** Which columns count as won or lost. */
export function OutcomesScreen() {
  const t = useT('settings');
  return (
    <LeadSettingsPage title={t('outcomes.title')} lead={t('outcomes.lead')}>
      {(settings) => <OutcomesForm settings={settings} />}
    </LeadSettingsPage>
  );
}

function OutcomesForm({ settings }: { settings: LeadSettings }) {
  const t = useT('settings');
  const [won, setWon] = useState<readonly number[]>(settings.won_status_ids);
  const [lost, setLost] = useState<readonly number[]>(settings.lost_status_ids);
  const save = useSaveLeadSettings();
  return (
    <Card as="section">
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ won_status_ids: [...won], lost_status_ids: [...lost] });
        }}
      >
        <StatusChoice
          label={t('outcomes.won')}
          statuses={settings.statuses}
          chosen={won}
          onChange={setWon}
        />
        <StatusChoice
          label={t('outcomes.lost')}
          statuses={settings.statuses}
          chosen={lost}
          onChange={setLost}
        />
        <div>
          <Button type="submit" isBusy={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
