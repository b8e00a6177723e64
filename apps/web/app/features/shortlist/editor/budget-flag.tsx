import type { Listing } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { budgetGap } from './budget-gap';

/** Nothing when the lead named no budget. */
export function BudgetFlag({ budget, listing }: { budget: number | null; listing: Listing }) {
  const t = useT('shortlist');
  const locale = useLocale();
  const gap = budgetGap(budget, listing);
  if (gap === null) return null;
  if (gap >= 0) return <Badge tone="gain">{t('budget.within')}</Badge>;
  return <Badge tone="loss">{t('budget.over', { usd: formatMoney(-gap, locale) ?? '' })}</Badge>;
}
