import type { Lead, LeadSource } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { useQuery } from '@tanstack/react-query';
import { timelineQuery } from '~/data/timeline';
import { countryName } from '~/features/crm/country-name';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { valueOrNull } from '~/lib/person-name';
import { FactList } from '~/ui/fact-list';
import { Moment } from '~/ui/moment';
import { useCustomFacts } from './custom-facts';
import { InlineEdit } from './inline/inline-edit';
import { useLeadFields } from './inline/use-lead-fields';

/** Contact details, which can be edited in place, and how the lead arrived. */
export function LeadData({ lead }: { lead: Lead }) {
  const t = useT('lead');
  const fields = useLeadFields();
  const locale = useLocale();
  const custom = useCustomFacts(lead);
  const edit = (name: 'email' | 'phone' | 'country' | 'initial_payment', value: string | null) => ({
    key: name,
    label: fields[name].label,
    value: (
      <InlineEdit
        lead={lead}
        label={fields[name].label}
        fields={[fields[name]]}
        look="fact"
        words={value ?? t('unknown')}
      >
        {value ? (
          <span className="wrap-anywhere">{value}</span>
        ) : (
          <span className="font-normal text-ink-3">{t('unknown')}</span>
        )}
      </InlineEdit>
    ),
  });
  return (
    <section aria-labelledby="lead-data">
      <h2 id="lead-data" className="mb-3 text-20">
        {t('data.title')}
      </h2>
      <FactList
        facts={[
          edit('email', valueOrNull(lead.email)),
          edit('phone', valueOrNull(lead.phone)),
          edit('country', lead.country && countryName(lead.country, locale)),
          edit('initial_payment', formatMoney(lead.initial_payment, locale)),
          ...custom,
          { key: 'source', label: t('data.source'), value: <Source lead={lead} /> },
          { key: 'created', label: t('data.created'), value: <Moment at={lead.created_at} /> },
        ]}
      />
      <Profile lead={lead} />
      <Campaign utms={lead.utms} />
    </section>
  );
}

/** With the name of the lead source that sent it, which only the timeline has. */
function Source({ lead }: { lead: Lead }) {
  const sources = useT('sources');
  const { data: name } = useQuery({
    ...timelineQuery(lead.id),
    enabled: INTAKE_SOURCES.includes(lead.source),
    select: (entries) => entries.find(({ kind }) => kind === 'created')?.data.via,
  });
  return typeof name === 'string' ? `${sources(lead.source)} · ${name}` : sources(lead.source);
}

const INTAKE_SOURCES: readonly LeadSource[] = ['meta', 'google', 'webhook'];

function Profile({ lead }: { lead: Lead }) {
  const t = useT('lead');
  const { profile: field } = useLeadFields();
  const { profile } = lead;
  const title = profile ? t(`profile.${profile}.title`) : t('profile.none.title');
  return (
    <div className="mt-6 border-l-2 border-accent pl-4">
      <h3 className="text-18">
        <InlineEdit lead={lead} label={field.label} fields={[field]} look="heading" words={title}>
          {title}
        </InlineEdit>
      </h3>
      <p className="mt-1 text-14 text-pretty text-ink-2">
        {profile ? t(`profile.${profile}.text`) : t('profile.none.text')}
      </p>
    </div>
  );
}

const CAMPAIGN_FACTS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** Labels for the usual UTM parameters; others are shown as they are. */
function Campaign({ utms }: { utms: Lead['utms'] }) {
  const t = useT('lead');
  const pairs = Object.entries(utms);
  if (pairs.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-16">{t('campaign.title')}</h3>
      <FactList
        look="tight"
        facts={pairs.map(([name, value]) => {
          const plain = name.replace(/^utm_/, '');
          const known = CAMPAIGN_FACTS.find((fact) => fact === plain);
          return {
            key: name,
            label: known ? t(`campaign.${known}`) : plain,
            value: <span className="wrap-anywhere">{value}</span>,
          };
        })}
      />
    </div>
  );
}
