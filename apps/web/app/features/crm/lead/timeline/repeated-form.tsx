import { type Activity, INVESTOR_PROFILES } from '@alpha/contract';
import { formatMoney, LOCALE_TAGS } from '@alpha/i18n';
import { countryName } from '~/features/crm/country-name';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { EDITED_FIELDS, factsOf } from './activity-facts';

type Field = (typeof EDITED_FIELDS)[number];

/** What was left out of a merge, or what somebody we know has sent: what it filled in, what differs from the lead, and every answer. */
export function RepeatedForm({ activity }: { activity: Activity }) {
  const t = useT('timeline');
  const locale = useLocale();
  const { data } = activity;
  const isMerge = activity.kind === 'merged';
  const { fields } = factsOf(activity);
  const given = useGiven(data.given);
  const answers = answersIn(data.answers);
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' });
  return (
    <div className="mt-1 grid gap-1 text-14 text-ink-2">
      {data.is_back === true && <p className="font-medium text-accent">{t('repeated.back')}</p>}
      {fields.length > 0 && (
        <p>
          {t('repeated.filled', { fields: list.format(fields.map((one) => t(`field.${one}`))) })}
        </p>
      )}
      {given.length > 0 && (
        <div>
          <p>{t(isMerge ? 'repeated.left' : 'repeated.given')}</p>
          <dl>
            {given.map(({ field, value }) => (
              <div key={field} className="flex flex-wrap gap-x-1.5">
                <dt className="text-ink-3 first-letter:uppercase">{t(`field.${field}`)}</dt>
                <dd className="min-w-0 font-medium wrap-anywhere text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {answers.length > 0 && (
        <details>
          <summary className="cursor-pointer text-13 text-accent">
            {t(isMerge ? 'repeated.leftAnswers' : 'repeated.answers')}
          </summary>
          <dl className="mt-1 grid gap-1">
            {answers.map(({ label, answer }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a form may ask the same question twice.
              <div key={index}>
                <dt className="text-13 text-ink-3">{label}</dt>
                <dd className="wrap-anywhere text-ink">{answer}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

/** Values of the entry as the lead's own fields show them. */
export function useGiven(stored: unknown): { field: Field; value: string }[] {
  const lead = useT('lead');
  const locale = useLocale();
  if (typeof stored !== 'object' || stored === null) return [];
  const values = stored as Record<string, unknown>;
  const shown = (field: Field, value: string | number): string => {
    if (field === 'initialPayment') return formatMoney(Number(value), locale) ?? String(value);
    if (field === 'country') return countryName(String(value), locale);
    const profile = field === 'profile' && INVESTOR_PROFILES.find((known) => known === value);
    return profile ? lead(`profile.${profile}.title`) : String(value);
  };
  return EDITED_FIELDS.flatMap((field) => {
    const value = values[field];
    return typeof value === 'string' || typeof value === 'number'
      ? [{ field, value: shown(field, value) }]
      : [];
  });
}

function answersIn(stored: unknown): { label: string; answer: string }[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: { label?: unknown; answer?: unknown } | null) =>
    typeof one?.label === 'string' && typeof one.answer === 'string'
      ? [{ label: one.label, answer: one.answer }]
      : [],
  );
}
