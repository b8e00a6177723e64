import type { Shortlist } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import { beyondLimits } from '../list-state';

/** Why a shortlist exceeds the lead's limits, and what would be enough. */
export function OverBudgetNotice({ list, budget }: { list: Shortlist; budget: number | null }) {
  const t = useT('shortlist');
  const locale = useLocale();
  const { smallest, within, otherKind } = beyondLimits(list);
  if (smallest === null && otherKind === 0) return null;
  const usd = formatMoney(budget, locale) ?? '';
  return (
    <Notice role="note">
      {smallest !== null &&
        t('beyond.budget', {
          usd,
          within: within + otherKind,
          smallest: formatMoney(smallest, locale) ?? '',
        })}{' '}
      {otherKind > 0 && t('beyond.kind', { count: otherKind })}
    </Notice>
  );
}
