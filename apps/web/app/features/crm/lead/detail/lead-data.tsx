import type { Lead } from '@alpha/contract';
import type { ReactNode } from 'react';
import { countryName } from '~/features/crm/country-name';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { valueOrNull } from '~/lib/person-name';
import { type Fact, FactList } from '~/ui/fact-list';
import { Moment } from '~/ui/moment';
import { Money } from '~/ui/money';

/** Contact details, and how the lead arrived. */
export function LeadData({ lead }: { lead: Lead }) {
  const t = useT('lead');
  const sources = useT('sources');
  const locale = useLocale();
  const unknown = <span className="font-normal text-ink-3">{t('unknown')}</span>;
  const fact = (
    key: 'email' | 'phone' | 'country' | 'budget' | 'source' | 'created',
    value: ReactNode,
  ): Fact => ({
    key,
    label: t(`data.${key}`),
    value: value ?? unknown,
  });
  return (
    <section aria-labelledby="lead-data">
      <h2 id="lead-data" className="mb-3 text-20">
        {t('data.title')}
      </h2>
      <FactList
        facts={[
          fact(
            'email',
            valueOrNull(lead.email) && <span className="wrap-anywhere">{lead.email}</span>,
          ),
          fact('phone', valueOrNull(lead.phone)),
          fact('country', lead.country && countryName(lead.country, locale)),
          fact('budget', lead.initial_payment !== null && <Money value={lead.initial_payment} />),
          fact('source', sources(lead.source)),
          fact('created', <Moment at={lead.created_at} />),
        ].map((each) => ({ ...each, value: each.value || unknown }))}
      />
      <Profile lead={lead} />
      <Campaign utms={lead.utms} />
    </section>
  );
}

function Profile({ lead: { profile } }: { lead: Lead }) {
  const t = useT('lead');
  return (
    <div className="mt-6 border-l-2 border-accent pl-4">
      <h3 className="text-18">
        {profile ? t(`profile.${profile}.title`) : t('profile.none.title')}
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
