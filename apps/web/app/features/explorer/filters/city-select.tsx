import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { Select } from '~/ui/select';
import { canonicalCityName } from './city-names';

type CitySelectProps = {
  city: string | null;
  onChange: (city: string | null) => void;
  className?: string;
};

/** If the list fails to load: All Cities, and the city from the link. */
export function CitySelect({ city, onChange, className }: CitySelectProps) {
  const t = useT('explorer');
  const { data: names = [] } = useQuery(citiesQuery);
  const asked = city && canonicalCityName(city, names);
  const known = asked === null || names.includes(asked) ? names : [asked, ...names];
  return (
    <Select
      label={t('filters.city')}
      className={className}
      value={asked ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      options={[
        { value: '', label: t('filters.allCities') },
        ...known.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}
