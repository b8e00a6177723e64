import type { CallOf, closePurchase, proposeClosing, ResponseOf } from '@alpha/contract';
import { type FormEvent, useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { TextField } from '~/ui/field';
import { type ClosingValues, closingOf, closingProblems, valuesOf } from './closing-values';

export type Confirmed = CallOf<typeof closePurchase>['body'];

type ClosingFormProps = {
  id: string;
  proposal: ResponseOf<typeof proposeClosing>;
  /** What is paid in cash has no rate and no years. */
  hasLoan: boolean;
  onConfirm: (confirmed: Confirmed) => void;
};

export function ClosingForm({ id, proposal, hasLoan, onConfirm }: ClosingFormProps) {
  const t = useT('leadPurchase');
  const own = useT('ownedHomes');
  const locale = useLocale();
  const [values, setValues] = useState(() => valuesOf(proposal));
  const [isTried, setTried] = useState(false);
  const today = new Date().toISOString().slice(0, 10);
  const ways = { locale, hasLoan, hasTerms: proposal.terms !== null };
  const wrong = closingProblems(values, ways, today);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong.length === 0) onConfirm(closingOf(values, ways));
  }
  const field = (name: Exclude<keyof ClosingValues, 'day'>, units: object) => (
    <TextField
      label={own(`buy.${name}`)}
      inputMode="decimal"
      {...units}
      value={values[name]}
      error={isTried && wrong.includes(name) ? own(`buy.${name}Wrong`) : undefined}
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
    />
  );
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={own('buy.date')}
        type="date"
        max={today}
        value={values.day}
        error={isTried && wrong.includes('day') ? t('keys.dayWrong') : undefined}
        onChange={({ target }) => setValues({ ...values, day: target.value })}
      />
      {proposal.terms && (
        <>
          {field('price', { before: '$' })}
          {field('costs', { before: '$' })}
          {hasLoan && field('down', { before: '$' })}
          {hasLoan && field('rate', { after: '%' })}
          {hasLoan && field('years', {})}
        </>
      )}
    </form>
  );
}
