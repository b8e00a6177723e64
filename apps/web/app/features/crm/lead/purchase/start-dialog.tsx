import { COUNTRIES, type Country, type Lead, languageOfLead } from '@alpha/contract';
import { zoneOfCountry } from '@alpha/i18n/zoned-time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { leadRoomQuery } from '~/data/lead-room';
import { startPlan } from '~/data/purchases';
import { fieldErrorsOf, refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { zoneOptions } from '~/lib/time-zones';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { SegmentedControl } from '~/ui/segmented-control';
import { Select } from '~/ui/select';
import { countryName } from '../../country-name';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];
const OTHER = 'other';

/** How it is bought decides the steps. */
export function StartDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const t = useT('leadPurchase');
  const ui = useT('ui');
  const locale = useLocale();
  const cache = useQueryClient();
  const { data: room } = useQuery(leadRoomQuery(lead.id));
  const homes = room?.homes.flatMap(({ listing }) => listing ?? []) ?? [];
  const [homeId, setHomeId] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [financing, setFinancing] = useState<'cash' | 'loan'>('cash');
  const [buyer, setBuyer] = useState<'person' | 'company'>('company');
  const [country, setCountry] = useState<Country | ''>(
    () => COUNTRIES.find((code) => code === lead.country) ?? '',
  );
  const [zone, setZone] = useState(() => zoneOfCountry(lead.country));
  const [language, setLanguage] = useState(languageOfLead(lead) ?? locale);
  // What the investor liked comes first.
  const liked = room?.homes.find(({ answer, listing }) => answer === 'like' && listing);
  const chosen = homeId ?? String(liked?.property_id ?? homes[0]?.id ?? OTHER);
  const starting = useMutation({
    mutationFn: () =>
      startPlan(cache, lead.id, {
        ...(chosen === OTHER ? { address } : { property_id: Number(chosen) }),
        ...{ financing, buyer, country: country || null, time_zone: zone, locale: language },
      }),
    onSuccess: onClose,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const isWithout = chosen === OTHER && !address.trim();
    setMissing(isWithout);
    if (!isWithout && !starting.isPending) starting.mutate();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={starting.isPending}
      title={t('form.title')}
      description={t('form.text')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form="start-purchase" isBusy={starting.isPending}>
            {t(starting.isPending ? 'form.creating' : 'form.create')}
          </Button>
        </>
      }
    >
      <form id="start-purchase" noValidate className="grid gap-4" onSubmit={submit}>
        {homes.length > 0 && (
          <Select
            label={t('form.home')}
            value={chosen}
            onChange={({ target }) => setHomeId(target.value)}
            options={[
              ...homes.map((home) => ({
                value: String(home.id),
                label: `${home.address}, ${home.city}`,
              })),
              { value: OTHER, label: t('form.otherHome') },
            ]}
          />
        )}
        {chosen === OTHER && (
          <TextField
            label={t('form.address')}
            value={address}
            maxLength={200}
            error={isMissing ? t('form.addressRequired') : fieldErrorsOf(starting.error).address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
        <Choice label={t('form.financing')}>
          <SegmentedControl
            label={t('form.financing')}
            value={financing}
            onChange={setFinancing}
            segments={[
              { value: 'cash', label: t('form.cash') },
              { value: 'loan', label: t('form.loan') },
            ]}
          />
        </Choice>
        <Choice label={t('form.buyer')}>
          <SegmentedControl
            label={t('form.buyer')}
            value={buyer}
            onChange={setBuyer}
            segments={[
              { value: 'company', label: t('form.company') },
              { value: 'person', label: t('form.person') },
            ]}
          />
        </Choice>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('form.country')}
            value={country}
            onChange={({ target }) => {
              const next = COUNTRIES.find((code) => code === target.value) ?? '';
              setCountry(next);
              setZone(zoneOfCountry(next || null));
            }}
            options={[
              { value: '', label: t('form.countryAbroad') },
              ...COUNTRIES.map((code) => ({ value: code, label: countryName(code, locale) })).sort(
                (a, b) => a.label.localeCompare(b.label, locale),
              ),
            ]}
          />
          <Select
            label={t('form.timeZone')}
            value={zone}
            onChange={({ target }) => setZone(target.value)}
            options={zoneOptions(locale, zoneOfCountry(country || null))}
          />
        </div>
        <Select
          label={t('form.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'es' ? 'es' : 'en')}
          options={LANGUAGES}
        />
        {starting.error && (
          <Notice tone="loss">{refusalOf(starting.error) ?? ui('error.text')}</Notice>
        )}
      </form>
    </Dialog>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden="true" className="text-14 font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
