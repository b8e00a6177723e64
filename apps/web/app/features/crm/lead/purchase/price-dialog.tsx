import type { Purchase } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changePlan } from '~/data/purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { readCents } from '~/owned-homes/money-input';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';

const LEAST_CENTS = 100_000;

/** Empty: not agreed yet. */
export function PriceDialog({ plan, onClose }: { plan: Purchase; onClose: () => void }) {
  const t = useT('leadPurchase');
  const ui = useT('ui');
  const locale = useLocale();
  const cache = useQueryClient();
  const { price_cents: before } = plan;
  const [price, setPrice] = useState(before === null ? '' : String(before / 100));
  const [error, setError] = useState<string>();
  const saving = useMutation({
    mutationFn: (price_cents: number | null) => changePlan(cache, plan.id, { price_cents }),
    onSuccess: onClose,
    onError: (failure) => setError(refusalOf(failure) ?? ui('error.text')),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const cents = price.trim() === '' ? null : readCents(price, locale);
    if (cents === undefined || (cents !== null && cents < LEAST_CENTS)) setError(t('price.wrong'));
    else saving.mutate(cents);
  }
  return (
    <Dialog
      isOpen
      width="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={saving.isPending}
      title={t('price.label')}
      actions={
        <Button type="submit" form="purchase-price" isBusy={saving.isPending}>
          {t('step.save')}
        </Button>
      }
    >
      <form id="purchase-price" noValidate onSubmit={submit}>
        <TextField
          label={t('price.label')}
          hint={t('price.hint')}
          before="$"
          inputMode="decimal"
          value={price}
          error={error}
          onChange={({ target }) => setPrice(target.value)}
        />
      </form>
    </Dialog>
  );
}
