import type { LeadSignal, SignalKind } from '@alpha/contract';
import {
  Eye,
  FileInput,
  Heart,
  KeyRound,
  type LucideIcon,
  MailOpen,
  MessageCircleQuestion,
  SlidersHorizontal,
  ThumbsUp,
  X,
} from 'lucide-react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { useStepWords } from '~/purchases/use-step-words';
import { cx } from '~/ui/class-names';
import { formatAge } from './card-times';

export const SIGNAL_ICONS: Record<SignalKind, LucideIcon> = {
  opened: Eye,
  like: ThumbsUp,
  saved: Heart,
  pass: X,
  question: MessageCircleQuestion,
  scenario: SlidersHorizontal,
  form: FileInput,
  reply: MailOpen,
  purchase: KeyRound,
};

export const SIGNAL_COLORS: Record<SignalKind, string> = {
  opened: 'text-accent',
  like: 'text-gain',
  saved: 'text-gain',
  pass: 'text-ink-2',
  question: 'text-accent',
  scenario: 'text-accent',
  form: 'text-accent',
  reply: 'text-accent',
  purchase: 'text-accent',
};

/** What an investor did and nobody has reacted to: what, which property, how often opened, when. */
export function SignalLine({ signal, now }: { signal: LeadSignal; now: number }) {
  const t = useT('signals');
  const locale = useLocale();
  const { kind, at } = signal;
  const Icon = SIGNAL_ICONS[kind];
  return (
    <span className={cx('flex gap-1.5 font-medium', SIGNAL_COLORS[kind])}>
      <Icon aria-hidden="true" size={13} strokeWidth={1.75} className="mt-0.75 shrink-0" />
      <span className="line-clamp-3 min-w-0">
        <span className="sr-only">{t('new')} </span>
        {useSignalText()(signal)}{' '}
        <time
          dateTime={at}
          title={formatInstant(at, locale, 'exact')}
          className="font-normal whitespace-nowrap text-ink-3"
        >
          {formatAge(at, now, locale) ?? t('now')}
        </time>
      </span>
    </span>
  );
}

/** Written before steps were kept with what happened. */
const NO_STEP = { key: 'other', title: null } as const;

type SignalFacts = Pick<LeadSignal, 'kind' | 'address' | 'opens'> & Partial<LeadSignal>;

/** "Said no to 1460 NW 183rd Ter · opened 4 times: “Too expensive”". */
export function useSignalText() {
  const t = useT('signals');
  const { nameOf } = useStepWords();
  return (signal: SignalFacts): string => {
    const { kind, address, opens, words, is_back, purchase, passed_others: others = 0 } = signal;
    const count = opens ?? 0;
    if (kind === 'purchase')
      return t('purchase', {
        ...{ address: address ?? t('aProperty'), event: purchase?.event ?? 'none' },
        step: nameOf(purchase?.step ?? NO_STEP),
      });
    if (kind === 'opened' && address === null) return t('openedList', { count });
    const text =
      kind === 'form'
        ? t(is_back ? 'back' : 'form')
        : kind === 'reply'
          ? t('reply')
          : t(kind, { address: address ?? t('aProperty'), count });
    const said = words ? t('withWords', { text, words }) : text;
    return others > 0 ? `${said} · ${t('passedOthers', { count: others })}` : said;
  };
}
