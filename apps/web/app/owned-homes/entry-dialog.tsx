import { ENTRY_KINDS, type EntryKind, isIncome } from '@alpha/contract/owned-home-kinds';
import type { OwnedHome } from '@alpha/contract/owned-homes';
import { type FormEvent, useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { localDay } from '~/lib/local-time';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import type { HomeDesk } from './home-desk';
import { readCents } from './money-input';

type EntryDialogProps = {
  home: OwnedHome;
  desk: HomeDesk;
  onChange: (home: OwnedHome) => void;
  onClose: () => void;
};

/** One amount that is on no statement. Its sign follows from what it is; a minus turns it around. */
export function EntryDialog({ home, desk, onChange, onClose }: EntryDialogProps) {
  const t = useT('ownedHomes');
  const kinds = useT('homeEntries');
  const ui = useT('ui');
  const locale = useLocale();
  const today = localDay();
  const [date, setDate] = useState(today);
  const [kind, setKind] = useState<EntryKind>('rent');
  const [amount, setAmount] = useState('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const cents = readCents(amount, locale);
  // A month without rent is worth saying.
  const isAmountWrong = cents === undefined || (cents === 0 && kind !== 'rent');
  const isDateWrong = date.slice(0, 7) < home.bought_on.slice(0, 7) || date > today;
  const month = date.slice(0, 7);
  const isCovered = home.statements.some(
    ({ first_month, last_month }) => first_month <= month && month <= last_month,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAmountWrong || isDateWrong) return;
    setBusy(true);
    const amount_cents = isIncome(kind) ? cents : 0 - cents;
    desk
      .add(home.id, [{ date, kind, amount_cents, text }])
      .then((changed) => {
        onChange(changed);
        onClose();
      })
      .catch((error: unknown) => {
        setBusy(false);
        setFailure(refusalOf(error) ?? ui('error.text'));
      });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={isBusy}
      width="sm"
      title={t('entry.title')}
      actions={
        <Button type="submit" form="home-entry" isBusy={isBusy}>
          {t('entry.save')}
        </Button>
      }
    >
      <form id="home-entry" noValidate onSubmit={submit} className="grid gap-4">
        <Select
          label={t('entries.kind')}
          value={kind}
          options={ENTRY_KINDS.map((value) => ({ value, label: kinds(`kind.${value}`) }))}
          onChange={({ target }) => setKind(target.value as EntryKind)}
        />
        <TextField
          label={t('entries.amount')}
          hint={t(kind === 'rent' ? 'entry.rentHint' : 'entry.amountHint')}
          before="$"
          inputMode="decimal"
          value={amount}
          error={isTried && isAmountWrong ? t('entry.amountWrong') : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={t('entries.date')}
          type="date"
          value={date}
          max={today}
          hint={isCovered ? t('typed.covered') : undefined}
          error={isTried && isDateWrong ? t('entry.dateWrong') : undefined}
          onChange={({ target }) => setDate(target.value)}
        />
        <TextField
          label={t('entries.text')}
          isOptional
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {failure && <Notice tone="loss">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
