import type { IntakeSource } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { intakeSourcesQuery } from '~/data/intake-sources';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { Moment } from '~/ui/moment';
import { SettingsList, SettingsRow } from '../settings-parts/settings-list';
import { AddSourceDialog } from './add-source-dialog';
import { SecretDialog, type ShownSecret } from './secret-dialog';

/** Systems that send leads. */
export function SourcesScreen() {
  const t = useT('intakeSources');
  const navigate = useNavigate();
  const list = useQuery(intakeSourcesQuery);
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  return (
    <SettingsList
      words={{
        ...{ title: t('title'), add: t('add') },
        ...{ none: t('none'), noneText: t('noneText') },
      }}
      lead={t('lead')}
      list={list}
      icon={<Webhook aria-hidden="true" size={28} strokeWidth={1.25} />}
      onAdd={() => setAdding(true)}
      rowOf={(source) => <SourceRow key={source.id} source={source} />}
    >
      {isAdding && (
        <AddSourceDialog
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false);
            setShown(made);
          }}
        />
      )}
      {shown && (
        <SecretDialog
          shown={shown}
          onClose={() => void navigate(`/app/settings/sources/${shown.source.id}`)}
        />
      )}
    </SettingsList>
  );
}

function SourceRow({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const { leads, joined, problems } = source.counts;
  return (
    <SettingsRow
      to={`/app/settings/sources/${source.id}`}
      name={source.name}
      badges={
        <>
          {!source.is_active && <Badge>{t('paused')}</Badge>}
          {problems > 0 && <Badge tone="loss">{t('problems', { count: problems })}</Badge>}
        </>
      }
      about={t(`kind.${source.kind}`)}
      figures={
        <>
          <span>{t('leads', { count: leads })}</span>
          {joined > 0 && <span>{t('joined', { count: joined })}</span>}
          <span>
            {source.last_delivery_at ? (
              <>
                {t('last')} <Moment at={source.last_delivery_at} isBrief />
              </>
            ) : (
              t('nothingYet')
            )}
          </span>
        </>
      }
    />
  );
}
