import type { Lead } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { leadRoomQuery } from '~/data/lead-room';
import { buyHome, homesByAddressQuery, type NewOwnedHome } from '~/data/owned-homes';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { localDay } from '~/lib/local-time';
import { readCents } from '~/owned-homes/money-input';
import { Button } from '~/ui/button';
import { Combobox } from '~/ui/combobox';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';

type BuyDialogProps = { lead: Lead; onClose: () => void };

const TERMS = ['price', 'costs', 'down', 'rate', 'years', 'land'] as const;
type Term = (typeof TERMS)[number];

/** Which home, on what terms. The forecast is frozen with them, so they cannot be changed later. */
export function BuyDialog({ lead, onClose }: BuyDialogProps) {
  const t = useT('ownedHomes');
  const ui = useT('ui');
  const locale = useLocale();
  const cache = useQueryClient();
  const today = localDay();
  const [address, setAddress] = useState('');
  const [homeId, setHomeId] = useState<number | null>(null);
  const [boughtOn, setBoughtOn] = useState(today);
  const [terms, setTerms] = useState<Record<Term, string>>({
    ...{ price: '', costs: '', down: '', rate: '', years: '30', land: '' },
  });
  const [isTried, setTried] = useState(false);
  const options = useHomeOptions(lead.id, homeId === null ? address : '');
  const buying = useMutation({
    mutationFn: (body: NewOwnedHome) => buyHome(cache, lead.id, body),
    onSuccess: onClose,
  });
  const wrong = termsWrong();
  function termsWrong(): Partial<Record<Term | 'home' | 'date', true>> {
    const { price, costs, down, rate, years, land } = numbers();
    const has = (is: boolean, name: Term | 'home' | 'date') => (is ? { [name]: true } : {});
    return {
      ...has(homeId === null, 'home'),
      ...has(boughtOn === '' || boughtOn > today, 'date'),
      ...has(!price || price < 100_000, 'price'),
      ...has(costs === undefined || costs < 0 || costs > 0.25 * (price ?? 0), 'costs'),
      ...has(!down || down < 0.01 * (price ?? 0) || down > (price ?? 0), 'down'),
      ...has(!(rate >= 0 && rate <= 30), 'rate'),
      ...has(!(Number.isInteger(years) && years >= 1 && years <= 40), 'years'),
      ...has(terms.land !== '' && (land === undefined || land > (price ?? 0)), 'land'),
    };
  }
  function numbers() {
    const cents = (term: Term) => readCents(terms[term], locale);
    const isCash = cents('down') !== undefined && cents('down') === cents('price');
    const rate =
      terms.rate.trim() === '' && isCash ? 0 : Number(terms.rate.replace(',', '.') || Number.NaN);
    return {
      ...{ price: cents('price'), costs: cents('costs'), down: cents('down'), land: cents('land') },
      ...{ rate, years: Number(terms.years || Number.NaN) },
    };
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(wrong).length > 0 || homeId === null) return;
    const { price = 0, costs = 0, down = 0, rate, years, land } = numbers();
    buying.mutate({
      ...{ property_id: homeId, bought_on: boughtOn, price_cents: price },
      ...{ closing_costs_cents: costs, down_payment_cents: down, rate_percent: rate },
      ...{ loan_years: years, land_cents: land ?? null },
    });
  };
  const termField = (term: Term, units: { before?: string; after?: string } = { before: '$' }) => (
    <TextField
      label={t(`buy.${term}`)}
      inputMode="decimal"
      {...units}
      isOptional={term === 'land'}
      value={terms[term]}
      error={isTried && wrong[term] ? t(`buy.${term}Wrong`) : undefined}
      onChange={({ target }) => setTerms({ ...terms, [term]: target.value })}
    />
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={buying.isPending}
      title={t('buy.title')}
      description={t('buy.text')}
      actions={
        <Button type="submit" form="buy-home" isBusy={buying.isPending}>
          {t(buying.isPending ? 'buy.busy' : 'buy.save')}
        </Button>
      }
    >
      <form id="buy-home" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Combobox
            label={t('buy.home')}
            listLabel={t('buy.homes')}
            none={t('buy.none')}
            placeholder={t('buy.homeHint')}
            value={address}
            onValueChange={(value) => {
              setAddress(value);
              setHomeId(null);
            }}
            options={options}
            onPick={(id) => {
              setHomeId(id);
              setAddress(options?.find((each) => each.id === id)?.name ?? '');
            }}
            error={isTried && wrong.home ? t('buy.homeWrong') : undefined}
          />
        </div>
        <TextField
          label={t('buy.date')}
          type="date"
          max={today}
          value={boughtOn}
          error={isTried && wrong.date ? t('entry.dateWrong') : undefined}
          onChange={({ target }) => setBoughtOn(target.value)}
        />
        {termField('price')}
        {termField('costs')}
        {termField('down')}
        {termField('rate', { after: '%' })}
        {termField('years', {})}
        {termField('land')}
        {buying.error && (
          <Notice tone="loss" className="sm:col-span-2">
            {refusalOf(buying.error) ?? ui('error.text')}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** What the lead saved or was sent, then the market; undefined while there is nothing to choose from. */
function useHomeOptions(leadId: number, typed: string) {
  const search = typed.trim();
  const { data: room } = useQuery(leadRoomQuery(leadId));
  const { data: found } = useQuery(homesByAddressQuery(search));
  const own = room?.homes.flatMap(({ listing }) => listing ?? []) ?? [];
  const fits = own.filter(({ address }) => address.toLowerCase().includes(search.toLowerCase()));
  const homes = [...fits, ...(found ?? [])];
  const unique = homes.filter(({ id }, i) => homes.findIndex((each) => each.id === id) === i);
  if (search === '' || (search.length >= 3 && !found)) return undefined;
  return unique
    .slice(0, 6)
    .map(({ id, address, city, state }) => ({ id, name: address, note: `${city}, ${state}` }));
}
