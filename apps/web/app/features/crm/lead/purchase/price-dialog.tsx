import type { Purchase } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { changePlan } from '~/data/purchases';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { readCents } from '~/owned-homes/money-input';
import { FieldDialog } from '~/ui/field-dialog';

const LEAST_CENTS = 100_000;

/** Empty: not agreed yet. */
export function PriceDialog({ plan, onClose }: { plan: Purchase; onClose: () => void }) {
  const t = useT('leadPurchase');
  const locale = useLocale();
  const cache = useQueryClient();
  const { price_cents: before } = plan;
  return (
    <FieldDialog
      title={t('price.label')}
      label={t('price.label')}
      hint={t('price.hint')}
      before="$"
      inputMode="decimal"
      saveLabel={t('step.save')}
      initial={before === null ? '' : String(before / 100)}
      read={(text) => {
        const cents = text.trim() === '' ? null : readCents(text, locale);
        return cents == null || cents >= LEAST_CENTS ? cents : undefined;
      }}
      wrong={t('price.wrong')}
      save={(price_cents) => changePlan(cache, plan.id, { price_cents })}
      onClose={onClose}
    />
  );
}
