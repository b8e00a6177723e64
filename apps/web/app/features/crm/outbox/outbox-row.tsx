import { useState } from 'react';
import { Link } from 'react-router';
import type { Change } from '~/data/outbox/change';
import { dropChange } from '~/data/outbox/outbox-store';
import { applyAgain } from '~/data/outbox/send-waiting';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Moment } from '~/ui/moment';
import { useChangeWords } from './use-change-words';

type OutboxRowProps = { change: Change; onOpen: () => void };

/** One change that waits, or that was given back with what was typed. */
export function OutboxRow({ change, onOpen }: OutboxRowProps) {
  const t = useT('outbox');
  const nameOf = usePersonName();
  const wordsOf = useChangeWords();
  const [isBusy, setBusy] = useState(false);
  const { key, lead, refusal } = change;
  const { what, words } = wordsOf(change);
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-14">
        <Link
          to={`/app/leads/${lead.id}`}
          onClick={onOpen}
          className="font-medium text-accent underline underline-offset-3 hover:text-accent-hover"
        >
          {nameOf(lead)}
        </Link>
        <span className="text-ink-2">{what}</span>
        <span className="text-13 text-ink-3">
          <Moment at={change.at} isBrief />
        </span>
      </p>
      {words && <p className="text-14 text-pretty whitespace-pre-wrap wrap-anywhere">{words}</p>}
      {refusal && (
        <p className="text-13 text-pretty text-loss">
          {refusal.isConflict ? t('conflict') : (refusal.reason ?? t('failed'))}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
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
        <Button variant="quiet" size="sm" onClick={() => dropChange(key)}>
          {t('discard')}
        </Button>
      </div>
    </li>
  );
}
