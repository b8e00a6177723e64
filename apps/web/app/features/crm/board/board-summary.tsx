import { formatMoney } from '@alpha/i18n';
import { type Board, countLeads, sumBudgets } from '~/data/board-columns';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';

export function BoardSummary({ board }: { board: Board }) {
  const t = useT('board');
  const budget = formatMoney(sumBudgets(board), useLocale()) ?? '';
  return t('summary', { count: countLeads(board), budget });
}
