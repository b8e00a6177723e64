import type { Share } from '@alpha/contract';
import { toLocale } from '@alpha/i18n';
import { scenarioText } from '@alpha/report-model/scenario-text';
import type { ReactNode } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { readSession } from '~/lib/session';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { cx } from '~/ui/class-names';
import { isLive, type ShareState, stateOf } from './share-state';

const TONES: Record<ShareState, BadgeTone> = {
  opened: 'gain',
  waiting: 'neutral',
  onItsWay: 'neutral',
  undelivered: 'loss',
  kept: 'accent',
  link: 'neutral',
  expired: 'neutral',
  revoked: 'loss',
};

type ShareRowProps = {
  share: Share;
  /** The recipient or the home, depending on the list. */
  title: ReactNode;
  isNarrow?: boolean;
  onRevoke: () => void;
};

export function ShareRow({ share, title, isNarrow = false, onRevoke }: ShareRowProps) {
  const t = useT('share');
  const state = stateOf(share);
  return (
    <li className="flex min-h-15 items-center gap-4 border-b border-line py-3 last:border-b-0">
      <div
        className={cx(
          'grid min-w-0 flex-1 gap-1',
          !isNarrow && 'lg:grid-cols-[26rem_1fr] lg:items-baseline lg:gap-x-8',
        )}
      >
        <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-15 font-medium">
          <span className="min-w-0 wrap-anywhere">{title}</span>
          <Badge tone={TONES[state]}>{t(`list.state.${state}`)}</Badge>
        </p>
        <p className="figures flex flex-wrap gap-x-4 gap-y-0.5 text-13 text-ink-3">
          <Facts share={share} state={state} />
        </p>
      </div>
      {isLive(state) && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('list.revokeOf', { email: share.email })}
          onClick={onRevoke}
        >
          {t('list.revoke')}
        </Button>
      )}
    </li>
  );
}

const isSent = ({ delivery, channel }: Share) =>
  delivery !== 'kept' && channel !== 'link' && channel !== 'room';

/** Each reader's words end with who they say they are. */
function saidBy(
  { given_answer: given, question, reader }: Share['other_readers'][number],
  t: ReturnType<typeof useT<'share'>>,
): ReactNode[] {
  const who = [reader.name, reader.contact].filter(Boolean).join(', ');
  return [
    given.answer && t(`list.answer.${given.answer}`),
    given.reason && t('list.reason', { reason: given.reason }),
    question && t('list.question', { question }),
    who && t('list.reader', { who }),
  ];
}

function Facts({ share, state }: { share: Share; state: ShareState }) {
  const t = useT('share');
  const whatIf = useT('whatIf');
  const locale = useLocale();
  const { created_at, created_by, first_opened_at, last_opened_at, open_count } = share;
  const day = (iso: string | null) => (iso ? formatInstant(iso, locale, 'day') : '');
  const moment = (iso: string | null) => (iso ? formatInstant(iso, locale, 'short') : '');
  const isOwn = created_by !== null && String(created_by.id) === readSession().userId;
  const facts: ReactNode[] = [
    t(`list.${isSent(share) ? 'sentIn' : 'writtenIn'}.${toLocale(share.locale)}`, {
      date: moment(created_at),
    }),
    share.channel === 'whatsapp' && t('list.byWhatsApp'),
    share.channel === 'room' && t('list.fromRoom'),
    share.currency && t('list.inCurrency', { currency: share.currency }),
    !isOwn && created_by && share.channel !== 'room' && t('list.sentBy', { name: created_by.name }),
    open_count === 1 && t('list.openedOnce', { date: moment(first_opened_at) }),
    open_count > 1 &&
      t('list.openedOften', {
        count: open_count,
        first: moment(first_opened_at),
        last: moment(last_opened_at),
      }),
    ...[share, ...share.other_readers].flatMap((each) => saidBy(each, t)),
    ...share.scenarios.map(({ origin, name, changes }) =>
      t(`list.scenario.${origin === 'sent' && !name ? 'unnamed' : origin}`, {
        name,
        changes: scenarioText(changes, locale, whatIf),
      }),
    ),
    state === 'revoked' && t('list.revokedOn', { date: day(share.revoked_at) }),
    state === 'expired' && t('list.expiredOn', { date: day(share.expires_at) }),
    state === 'undelivered' && t('list.refused'),
    state === 'kept' && t('list.kept'),
    isLive(state) && t('list.until', { date: day(share.expires_at) }),
  ];
  return facts.filter(Boolean).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity and never move.
    <span key={index} className="min-w-0 wrap-anywhere">
      {fact}
    </span>
  ));
}
