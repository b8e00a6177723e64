import { SHORTLIST_MAX } from '@alpha/contract';
import type { Draft, DraftHome } from './draft';

/** The message, or the note about the property with this id. */
export type TextKey = 'message' | number;
/** A text that two people have changed: the other one, so that nothing that was typed is lost. */
export type Clash = {
  key: TextKey;
  /** `ours`: what is shown is ours, the other text is the colleague’s. */
  shown: 'ours' | 'theirs';
  other: string;
};

type Merged = {
  draft: Draft;
  clashes: Clash[];
  /** Ours that have no place in a full list. */
  leftOut: DraftHome[];
};

/** Our changes since `base`, on top of what colleagues have saved since. */
export function mergeDrafts(base: Draft, ours: Draft, theirs: Draft): Merged {
  const clashes: Clash[] = [];
  const text = (key: TextKey) => {
    const [was, our, their] = [base, ours, theirs].map((draft) => textOf(draft, key));
    if (our === undefined || our === was) return their ?? our ?? '';
    if (their !== undefined && their !== was && their !== our && their.trim() !== '')
      clashes.push({ key, shown: 'ours', other: their });
    return our;
  };
  const ids = mergedIds(base, ours, theirs);
  const known = new Map([...ours.homes, ...theirs.homes].map((home) => [home.property_id, home]));
  const homes = ids.flatMap((id) => {
    const home = known.get(id);
    return home ? [{ ...home, sentence: text(id) }] : [];
  });
  const leftOut = beyondMax(homes, idsOf(theirs));
  const draft: Draft = {
    locale: ours.locale === base.locale ? theirs.locale : ours.locale,
    message: text('message'),
    homes: homes.filter((home) => !leftOut.includes(home)),
  };
  return { draft, clashes, leftOut };
}

/** Theirs are saved already. */
function beyondMax(homes: readonly DraftHome[], theirs: readonly number[]): DraftHome[] {
  const tooMany = homes.length - SHORTLIST_MAX;
  if (tooMany <= 0) return [];
  return homes.filter(({ property_id }) => !theirs.includes(property_id)).slice(-tooMany);
}

export const textOf = ({ message, homes }: Draft, key: TextKey): string | undefined =>
  key === 'message' ? message : homes.find(({ property_id }) => property_id === key)?.sentence;

/** The order of the side that has moved something; ours when both have. What only one side added comes last. */
function mergedIds(base: Draft, ours: Draft, theirs: Draft): number[] {
  const [was, our, their] = [base, ours, theirs].map(idsOf) as [number[], number[], number[]];
  const isKept = (id: number) => {
    const isOurs = our.includes(id);
    const isTheirs = their.includes(id);
    if (isOurs && isTheirs) return true;
    if (!was.includes(id)) return true;
    // Removed by one side: stays only if the other has written about it since.
    const left = isOurs ? ours : theirs;
    return textOf(left, id) !== textOf(base, id);
  };
  const common = was.filter((id) => our.includes(id));
  const isMoved = our.filter((id) => was.includes(id)).join() !== common.join();
  const [first, second] = isMoved ? [our, their] : [their, our];
  return [...new Set([...first.filter(isKept), ...second.filter(isKept)])];
}

const idsOf = ({ homes }: Draft) => homes.map(({ property_id }) => property_id);
