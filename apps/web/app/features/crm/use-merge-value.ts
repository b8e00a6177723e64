import type { Lead, LeadStatus, MergeField } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { valueOrNull } from '~/lib/person-name';
import { countryName } from './country-name';

/** A field of a lead in words; null when nothing is known. */
export function useMergeValue(statuses: readonly LeadStatus[]) {
  const t = useT('leadMerge');
  const lead = useT('lead');
  const sources = useT('sources');
  const locale = useLocale();
  return (field: MergeField, of: Lead): string | null => {
    switch (field) {
      case 'country':
        return of.country && countryName(of.country, locale);
      case 'profile':
        return of.profile && lead(`profile.${of.profile}.title`);
      case 'initial_payment':
        return of.initial_payment === null ? null : formatMoney(of.initial_payment, locale);
      case 'user_id':
        return of.user.name;
      case 'lead_status_id':
        return statuses.find(({ id }) => id === of.lead_status_id)?.name ?? null;
      case 'source':
        return sources(of.source);
      case 'adicionales':
        return of.adicionales.length > 0 ? t('answers', { count: of.adicionales.length }) : null;
      case 'utms':
        return Object.values(of.utms).join(' · ') || null;
      default:
        return valueOrNull(of[field]);
    }
  };
}
