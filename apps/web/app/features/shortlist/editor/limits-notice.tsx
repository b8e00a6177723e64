import { SHORTLIST_MIN } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import { beyondLimits } from './beyond-limits';
import type { DraftHome } from './draft';

type LimitsNoticeProps = { homes: readonly DraftHome[]; budget: number | null };

/** What a sender should know about the list as a whole; nothing of it keeps from sending. */
export function LimitsNotice({ homes, budget }: LimitsNoticeProps) {
  const t = useT('shortlist');
  const locale = useLocale();
  const { overBudget, smallest, otherKind } = beyondLimits(homes, budget);
  const count = homes.length;
  const isFew = count > 0 && count < SHORTLIST_MIN;
  const lines = [
    isFew && t('few', { count }),
    smallest !== null &&
      t('beyond.budget', {
        ...{ over: overBudget, count },
        usd: formatMoney(budget, locale) ?? '',
        smallest: formatMoney(smallest, locale) ?? '',
      }),
    otherKind > 0 && t('beyond.kind', { count: otherKind }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Notice role="note">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
