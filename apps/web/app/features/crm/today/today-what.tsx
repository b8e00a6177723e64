import type { ReactNode } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { useStepWords } from '~/purchases/use-step-words';
import { CallMark } from '../call-mark';
import { countryName } from '../country-name';
import { isCall, type TodayRow } from './today-rows';

/** First line: who, and what they did or where they are. */
export function TodayTitle({ row }: { row: TodayRow }) {
  const t = useT('today');
  const nameOf = usePersonName();
  const locale = useLocale();
  const { nameOf: stepName } = useStepWords();
  const { country } = row.lead;
  const name = nameOf(row.lead);
  const b = (words: ReactNode) => <span className="font-semibold text-ink">{words}</span>;
  if (row.section === 'signals') {
    const { kind, is_back, purchase } = row.item;
    const what = kind === 'form' && is_back ? 'back' : kind;
    const address = placeOf(row.item) ?? t('what.aProperty');
    return (
      // Languages put the name in different places of the sentence.
      <span className="text-ink-2">
        {kind === 'opened' && row.item.address === null
          ? t.rich('what.openedList', { b, name })
          : t.rich(`what.${what}`, {
              ...{ b, name, address, event: purchase?.event ?? 'none' },
              step: stepName(purchase?.step ?? { key: 'other', title: null }),
            })}
      </span>
    );
  }
  const isPlanned = isCall(row);
  const beside =
    row.section === 'tasks' ? row.item.task.body : country && countryName(country, locale);
  return (
    <>
      {b(name)} {isPlanned && <CallMark label={t('task.call')} />}
      <span className="text-ink-2">{beside}</span>
    </>
  );
}

/** The street is enough in a list. */
const placeOf = ({ address }: { address: string | null }) => address?.split(',')[0];

/** Second line: why now. */
export function useWhat() {
  const t = useT('today');
  const sources = useT('sources');
  const signals = useT('signals');
  const board = useT('board');
  const { nameOf } = useStepWords();
  return (row: TodayRow): string => {
    const { profile } = row.lead;
    if (row.section === 'waiting') {
      const source = sources(row.lead.source);
      if (row.item.asked) return t('what.asked', { source, words: row.item.asked });
      const kind = profile ? board(`profile.${profile}`) : board('card.noProfile');
      return t('what.source', { source, profile: kind });
    }
    if (row.section === 'signals') {
      const { words, opens, passed_others: others = 0 } = row.item;
      const parts = [
        words ? t('what.words', { words }) : opens !== null && t('what.opens', { count: opens }),
        others > 0 && signals('passedOthers', { count: others }),
      ];
      return parts.filter(Boolean).join(' · ');
    }
    if (row.section === 'tasks')
      return profile ? board(`profile.${profile}`) : board('card.noProfile');
    if (row.section === 'stuck') {
      const { step, address } = row.item;
      return t('what.stuck', { step: nameOf(step), address: address.split(',')[0] ?? address });
    }
    const { kind, opens, name } = row.item;
    if (kind === 'sequence')
      return name === null ? t('what.sequenceGone') : t('what.sequence', { name });
    const what =
      kind === 'shortlist'
        ? t('what.shortlist')
        : t('what.report', { address: placeOf(row.item) ?? t('what.aProperty') });
    return opens === null ? what : `${what} · ${t('what.opens', { count: opens })}`;
  };
}
