import { useState } from 'react';
import { Link } from 'react-router';
import { applyAgain } from '~/data/outbox/apply-again';
import type { Change } from '~/data/outbox/change';
import { discardChange } from '~/data/outbox/outbox-store';
import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';
import { Moment } from '~/ui/moment';
import { asWaitingForm, formOf } from '../new-contacts';
import { useHolds } from '../use-holds';
import { useSkippedWords } from '../use-skipped-words';
import { useChangeWords } from './use-change-words';

type OutboxRowProps = { change: Change; onOpen: () => void };

/** One change that waits, or that was given back with what was typed. */
export function OutboxRow({ change, onOpen }: OutboxRowProps) {
  const t = useT('outbox');
  const wordsOf = useChangeWords();
  const { isOnItsWay } = useHolds();
  const [isBusy, setBusy] = useState(false);
  const { key, lead, refusal } = change;
  const { who, what, words } = wordsOf(change);
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-14">
        {lead ? (
          <Link
            to={`/app/leads/${lead.id}`}
            onClick={onOpen}
            className="font-medium text-accent underline underline-offset-3 hover:text-accent-hover"
          >
            {who}
          </Link>
        ) : (
          <span className="font-medium">{who}</span>
        )}
        <span className="text-ink-2">{what}</span>
        <span className="text-13 text-ink-3">
          <Moment at={change.at} isBrief />
        </span>
      </p>
      {words && <p className="text-14 text-pretty whitespace-pre-wrap wrap-anywhere">{words}</p>}
      <Refused change={change} />
      <div className="flex flex-wrap gap-2 pt-1">
        {asWaitingForm(change) && (
          <ButtonLink to={formOf(change)} onClick={onOpen} variant="secondary" size="sm">
            {t('edit')}
          </ButtonLink>
        )}
        {refusal && (
          <Button
            variant="secondary"
            size="sm"
            isBusy={isBusy}
            onClick={() => {
              setBusy(true);
              void applyAgain(change).finally(() => setBusy(false));
            }}
          >
            {t('again')}
          </Button>
        )}
        {!isOnItsWay(change) && (
          <Button variant="quiet" size="sm" onClick={() => discardChange(key)}>
            {t('discard')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Refused({ change: { refusal } }: { change: Change }) {
  const t = useT('outbox');
  const skippedWords = useSkippedWords();
  if (!refusal) return null;
  const reason = refusal.skipped
    ? skippedWords(refusal.skipped).join(' ')
    : refusal.isConflict
      ? t('conflict')
      : (refusal.reason ?? t('failed'));
  return <p className="text-13 text-pretty text-loss">{reason}</p>;
}
