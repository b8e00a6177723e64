import { COUNTRIES, type OwnerRule } from '@alpha/contract';
import { X } from 'lucide-react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { zoneOptions } from '~/lib/time-zones';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { IconButton } from '~/ui/icon-button';
import { Select } from '~/ui/select';
import { countryName } from '../country-name';

type Member = OwnerRule['members'][number];
type MemberRowProps = {
  member: Member;
  name: string;
  onChange: (member: Member) => void;
  onRemove: () => void;
};

const WEIGHTS = Array.from({ length: 10 }, (_, i) => String(i + 1));

/** One person of an owner rule: how many, from where, up to how many, by which clock. */
export function MemberRow({ member, name, onChange, onRemove }: MemberRowProps) {
  const t = useT('intakeSources');
  const locale = useLocale();
  const put = (changes: Partial<Member>) => onChange({ ...member, ...changes });
  const countries = COUNTRIES.filter((code) => !member.countries.includes(code))
    .map((code) => ({ value: code as string, label: countryName(code, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <li className="grid gap-3 rounded-2 border border-line p-3">
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium">{name}</p>
        <IconButton label={t('rule.remove', { name })} size="sm" onClick={onRemove}>
          <X aria-hidden="true" size={16} strokeWidth={1.5} />
        </IconButton>
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label={t('rule.weight')}
          value={String(member.weight)}
          onChange={({ target }) => put({ weight: Number(target.value) })}
          options={WEIGHTS.map((value) => ({ value, label: value }))}
        />
        <TextField
          label={t('rule.capacity')}
          type="number"
          min={1}
          max={10_000}
          placeholder={t('rule.noLimit')}
          value={member.capacity ?? ''}
          onChange={({ target }) =>
            put({ capacity: target.value ? Math.max(1, Math.round(Number(target.value))) : null })
          }
        />
        <Select
          label={t('rule.zone')}
          value={member.time_zone ?? ''}
          onChange={({ target }) => put({ time_zone: target.value || null })}
          options={[
            { value: '', label: t('rule.sameZone') },
            ...zoneOptions(locale, member.time_zone ?? undefined),
          ]}
        />
        <Select
          label={t('rule.countries')}
          value=""
          onChange={({ target }) =>
            put({ countries: [...member.countries, target.value as Member['countries'][number]] })
          }
          options={[
            {
              value: '',
              label: t(member.countries.length > 0 ? 'rule.addCountry' : 'rule.allCountries'),
            },
            ...countries,
          ]}
        />
      </div>
      {member.countries.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {member.countries.map((code) => (
            <li key={code}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('rule.removeCountry', { name: countryName(code, locale) })}
                onClick={() => put({ countries: member.countries.filter((each) => each !== code) })}
              >
                {countryName(code, locale)}
                <X aria-hidden="true" size={14} strokeWidth={1.5} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
