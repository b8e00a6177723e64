import type { ComparedHome } from '@alpha/contract';
import type { ComparedWords } from './cell-text.ts';
import type { ComparedRowKey } from './rows.ts';
import type { ComparedCell, ComparedTable } from './table.ts';

/** The answer in a sentence or two, from the best of three rows; empty where nobody is ahead. */
export function answerText({ homes, groups }: ComparedTable, { t }: ComparedWords): string {
  const cells = (key: ComparedRowKey): readonly ComparedCell[] =>
    groups.flatMap(({ rows }) => rows).find((row) => row.key === key)?.cells ?? [];
  const bestIn = (key: ComparedRowKey): ComparedHome | undefined => {
    const best = cells(key).find(({ isBest }) => isBest);
    return homes.find(({ id }) => id === best?.homeId);
  };
  const [earns, safe, cheap] = [bestIn('result'), bestIn('loss'), bestIn('to_close')];
  const nameOf = ({ address }: ComparedHome) => address;
  // The best of them loses too.
  const isLoss = (earns?.figures?.outcome.result_median ?? 0) < 0;
  const lead =
    earns && earns === safe
      ? t(isLoss ? 'answer.bothLosing' : 'answer.both', { home: nameOf(earns) })
      : [
          earns && t(isLoss ? 'answer.loses' : 'answer.earns', { home: nameOf(earns) }),
          safe && t('answer.safe', { home: nameOf(safe) }),
        ]
          .filter(Boolean)
          .join(' ');
  return [lead, cheap && t('answer.cheap', { home: nameOf(cheap) })].filter(Boolean).join(' ');
}
