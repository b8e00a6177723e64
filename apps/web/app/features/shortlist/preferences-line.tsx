import { formatMoney } from '@alpha/i18n';
import type { LeadPreferences } from '~/data/shortlists';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';

/** Profile, budget and kinds that the listings are chosen by, in one line. */
export function PreferencesLine({ preferences }: { preferences: LeadPreferences }) {
  const t = useT('shortlist');
  const listings = useT('listings');
  const locale = useLocale();
  const { profile, is_profile_known, budget, kinds } = preferences;
  const unknown = preferences.is_weighed_by_answers ? 'profile.unanswered' : 'profile.unknown';
  const parts = [
    is_profile_known ? t(`profile.${profile}`) : t(unknown),
    budget === null
      ? t('preferences.anyBudget')
      : t('preferences.budget', { usd: formatMoney(budget, locale) ?? '' }),
    kinds === null
      ? t('preferences.anyKind')
      : kinds.map((kind) => listings(homeTypeKey(kind))).join(', '),
  ];
  return (
    <span className="flex flex-wrap gap-x-2 max-sm:flex-col">
      {parts.map((part, index) => (
        <span key={part} className="flex gap-x-2">
          {index > 0 && (
            <span aria-hidden="true" className="text-ink-3 max-sm:hidden">
              {'·'}
            </span>
          )}
          {part}
        </span>
      ))}
    </span>
  );
}
