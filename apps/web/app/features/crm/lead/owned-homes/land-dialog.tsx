import type { OwnedHome } from '@alpha/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { saveLand } from '~/data/owned-homes';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { readCents } from '~/owned-homes/money-input';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';

type LandDialogProps = {
  home: OwnedHome;
  onChange: (home: OwnedHome) => void;
  onClose: () => void;
};

/** Empty: not known. */
export function LandDialog({ home, onChange, onClose }: LandDialogProps) {
  const t = useT('ownedHomes');
  const locale = useLocale();
  const [land, setLand] = useState(
    home.land_cents === null ? '' : String(Math.round(home.land_cents / 100)),
  );
  const [error, setError] = useState<string>();
  const saving = useMutation({
    mutationFn: (cents: number | null) => saveLand(home.id, cents),
    onSuccess: (changed) => {
      onChange(changed);
      onClose();
    },
    onError: (failure) => setError(refusalOf(failure) ?? t('land.wrong')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = land.trim() === '' ? null : readCents(land, locale);
    if (cents === undefined || (cents ?? 0) < 0 || (cents ?? 0) > home.price_cents)
      setError(t('land.wrong'));
    else saving.mutate(cents);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isBusy={saving.isPending}
      width="sm"
      title={t('land.action')}
      actions={
        <Button type="submit" form="home-land" isBusy={saving.isPending}>
          {t('entry.save')}
        </Button>
      }
    >
      <form id="home-land" noValidate onSubmit={submit}>
        <TextField
          label={t('buy.land')}
          hint={t('land.hint')}
          before="$"
          inputMode="decimal"
          value={land}
          error={error}
          onChange={({ target }) => setLand(target.value)}
        />
      </form>
    </Dialog>
  );
}
