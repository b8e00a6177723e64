import type { Messages } from '@alpha/i18n/translator';
import type { ComparedWords } from './cell-text.ts';
import type { ComparedGroup, ComparedRowKey } from './rows.ts';

type HintKey = Extract<keyof Messages['compare'], `hint.${string}`>;

/** Rows whose name needs a word more: what it counts, or for how long. */
const HINTS: Partial<Record<ComparedRowKey, Exclude<HintKey, 'hint.added'>>> = {
  result: 'hint.result',
  doubling: 'hint.doubling',
  roi: 'hint.roi',
  score: 'hint.score',
  to_close: 'hint.to_close',
  cash_flow: 'hint.cash_flow',
  rent: 'hint.rent',
  taxes: 'hint.taxes',
  insurance: 'hint.insurance',
  hoa: 'hint.hoa',
  area: 'hint.area',
};

/** Below the name of a row; empty for none. */
export function rowHint(key: ComparedRowKey, years: number, { t }: ComparedWords): string {
  if (key === 'added') return t('hint.added', { years });
  const hint = HINTS[key];
  return hint ? t(hint) : '';
}

export const groupName = (key: ComparedGroup, years: number, { t }: ComparedWords): string =>
  key === 'outcome' ? t('group.outcome', { years }) : t(`group.${key}`);
