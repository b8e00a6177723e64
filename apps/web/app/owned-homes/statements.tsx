import type { OwnedHome } from '@alpha/contract/owned-homes';
import { formatDate, formatMoney } from '@alpha/i18n';
import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { IconButton } from '~/ui/icon-button';
import { Notice } from '~/ui/notice';
import type { HomeDesk } from './home-desk';

type Statement = OwnedHome['statements'][number];
type StatementsProps = {
  home: OwnedHome;
  desk: HomeDesk;
  canRemove: (statement: Statement) => boolean;
  onChange: (home: OwnedHome) => void;
};

/** A statement comes every month: the newest ones say enough. */
const SHOWN_AT_FIRST = 3;

export function Statements({ home, desk, canRemove, onChange }: StatementsProps) {
  const t = useT('ownedHomes');
  const [removing, setRemoving] = useState<Statement | null>(null);
  const [areAllShown, setAllShown] = useState(false);
  const locale = useLocale();
  const monthsOf = ({ first_month: from, last_month: to }: Statement) => {
    const [first, last] = [from, to].map((at) => formatDate(`${at}-01`, locale, 'month') ?? '');
    return from === to ? first : `${first} – ${last}`;
  };
  if (home.statements.length === 0) return null;
  const newest = home.statements.toReversed();
  // One more line costs no more room than the button.
  const hasMore = !areAllShown && newest.length > SHOWN_AT_FIRST + 1;
  return (
    <section className="grid gap-2">
      <h4 className="font-sans text-15 font-semibold tracking-normal">{t('statements.title')}</h4>
      <ul className="border-t border-line">
        {(hasMore ? newest.slice(0, SHOWN_AT_FIRST) : newest).map((statement) => (
          <li
            key={statement.id}
            className="flex items-center justify-between gap-3 border-b border-line py-1.5"
          >
            <div className="min-w-0 text-14">
              <p className="figures font-medium">{monthsOf(statement)}</p>
              <p className="truncate text-13 text-ink-2">
                {statement.file_name || t('statements.unnamed')} ·{' '}
                {t('statements.rows', { count: statement.entry_count })}
              </p>
              <Checks checks={statement.checks} />
            </div>
            {canRemove(statement) && (
              <IconButton
                label={t('statements.removeOf', { months: monthsOf(statement) ?? '' })}
                onClick={() => setRemoving(statement)}
              >
                <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setAllShown(true)}
        >
          {t('statements.all', { count: newest.length })}
        </Button>
      )}
      {removing && (
        <RemoveStatement
          {...{ desk, onChange }}
          statement={removing}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

/** Whether its own totals agree with its rows, to the cent. */
export function Checks({ checks }: { checks: Statement['checks'] }) {
  const t = useT('ownedHomes');
  const locale = useLocale();
  if (checks.length === 0) return <p className="text-13 text-ink-3">{t('checks.none')}</p>;
  const wrong = checks.filter(({ differs_cents }) => differs_cents !== 0);
  if (wrong.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-13 text-gain">
        <CircleCheck aria-hidden="true" size={14} strokeWidth={1.75} />
        {t('checks.agrees')}
      </p>
    );
  return wrong.map(({ kind, differs_cents, line }) => (
    <p key={kind} className="flex items-center gap-1.5 text-13 text-loss">
      <CircleAlert aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />
      {t(line === null ? 'checks.differs' : 'checks.differsAt', {
        what: t(`checks.${kind}`),
        amount: formatMoney(Math.abs(differs_cents) / 100, locale, { decimals: 2 }) ?? '',
        line: line ?? 0,
      })}
    </p>
  ));
}

type RemoveStatementProps = Pick<StatementsProps, 'desk' | 'onChange'> & {
  statement: Statement;
  onClose: () => void;
};

function RemoveStatement({ desk, statement, onChange, onClose }: RemoveStatementProps) {
  const t = useT('ownedHomes');
  const ui = useT('ui');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = () => {
    setBusy(true);
    desk
      .removeStatement(statement.id)
      .then((home) => {
        onChange(home);
        onClose();
      })
      .catch((error: unknown) => {
        setBusy(false);
        setFailure(refusalOf(error) ?? ui('error.text'));
      });
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('statements.removeTitle')}
      description={t('statements.removeText', { count: statement.entry_count })}
      confirmLabel={t('remove')}
      isDanger
      isBusy={isBusy}
      onConfirm={remove}
    >
      {failure && <Notice tone="loss">{failure}</Notice>}
    </ConfirmDialog>
  );
}
