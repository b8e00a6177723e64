import type { HomeEntry, OwnedHome } from '@alpha/contract/owned-homes';
import { formatDate, formatMoney } from '@alpha/i18n';
import { FileDown, FileUp, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { Button } from '~/ui/button';
import { How } from '~/ui/how';
import { Notice } from '~/ui/notice';
import { JumpLink } from '~/ui/text-link';
import { Entries } from './entries';
import { EntryDialog } from './entry-dialog';
import { FanChart } from './fan-chart';
import type { HomeDesk } from './home-desk';
import { ComingYears, PastYears } from './outlook';
import { useGaps, useStanding } from './standing';
import { StatementDialog } from './statement-dialog';
import { Statements } from './statements';

type OwnedHomeViewProps = {
  home: OwnedHome;
  desk: HomeDesk;
  /** Investors remove only what they added. */
  isInvestor: boolean;
  onChange: (home: OwnedHome) => void;
  /** What only staff can do. */
  children?: ReactNode;
};

type Open = 'statement' | 'entry' | null;

/** A bought home: the forecast of that day, what has come, what is still to be expected. */
export function OwnedHomeView({ home, desk, isInvestor, onChange, children }: OwnedHomeViewProps) {
  const t = useT('ownedHomes');
  const locale = useLocale();
  const id = useId();
  const [open, setOpen] = useState<Open>(null);
  const [areEntriesShown, setEntriesShown] = useState(false);
  const standing = useStanding(home);
  const gaps = useGaps(home);
  const canRemove = ({ is_by_investor }: Pick<HomeEntry, 'is_by_investor'>) =>
    !isInvestor || is_by_investor;
  return (
    <article
      id={`owned-home-${home.id}`}
      aria-labelledby={id}
      className="@container grid min-w-0 scroll-mt-24 gap-5"
    >
      <header>
        <h3 id={id} className="text-20 leading-tight">
          {home.address}
        </h3>
        <p className="figures mt-1 text-14 text-ink-2">
          {t('bought', {
            place: `${home.city}, ${home.state}`,
            date: formatDate(home.bought_on, locale, 'long') ?? '',
            price: formatMoney(home.price_cents / 100, locale) ?? '',
          })}
        </p>
        {home.purchase_id !== null && (
          <JumpLink href={`#purchase-${home.purchase_id}`} className="text-14">
            {t('plan')}
          </JumpLink>
        )}
        {home.is_demo && <p className="mt-1 text-13 text-ink-3">{t('demo')}</p>}
      </header>
      <div className="grid items-start gap-x-10 gap-y-5 @4xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <FanChart
            home={home}
            title={standing}
            how={
              <How title={t('how.title')}>
                <p>
                  {t('how.frozen', {
                    date: formatInstant(home.forecast.made_at, locale, 'longDay'),
                  })}
                </p>
                <p className="mt-2">{t('how.cash')}</p>
                <p className="mt-2 text-13 break-all text-ink-3">
                  {t('how.hash', { model: home.forecast.model, hash: home.forecast.hash })}
                </p>
              </How>
            }
          />
          {gaps.map((gap) => (
            <Notice key={gap} role="note">
              {gap}
            </Notice>
          ))}
          <PastYears home={home} />
          <ComingYears home={home} />
        </div>
        <div className="grid min-w-0 gap-5">
          <div className="flex flex-wrap gap-2.5">
            <Button size="sm" onClick={() => setOpen('statement')}>
              <FileUp aria-hidden="true" size={16} strokeWidth={1.5} />
              {t('file.add')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setOpen('entry')}>
              <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
              {t('entry.add')}
            </Button>
            {children}
          </div>
          <YearFiles {...{ home, desk }} />
          <Statements {...{ home, desk, canRemove, onChange }} />
          {home.years.length > 0 && (
            <section className="grid gap-3">
              <Button
                data-entries-title=""
                size="sm"
                variant="secondary"
                className="justify-self-start"
                aria-expanded={areEntriesShown}
                onClick={() => setEntriesShown(!areEntriesShown)}
              >
                {t(areEntriesShown ? 'entries.hide' : 'entries.show')}
              </Button>
              {areEntriesShown && <Entries {...{ home, desk, canRemove, onChange }} />}
            </section>
          )}
        </div>
      </div>
      {open === 'statement' && (
        <StatementDialog {...{ home, desk, onChange }} onClose={() => setOpen(null)} />
      )}
      {open === 'entry' && (
        <EntryDialog {...{ home, desk, onChange }} onClose={() => setOpen(null)} />
      )}
    </article>
  );
}

/** A calendar year for the accountant, in the reader’s language. */
function YearFiles({ home, desk }: Pick<OwnedHomeViewProps, 'home' | 'desk'>) {
  const t = useT('ownedHomes');
  const ui = useT('ui');
  const locale = useLocale();
  const [busy, setBusy] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  if (home.years.length === 0) return null;
  const save = (year: number) => {
    setBusy(year);
    setFailure(undefined);
    desk
      .saveYear(home.id, year, locale)
      .catch((error: unknown) => setFailure(refusalOf(error) ?? ui('error.text')))
      .finally(() => setBusy(null));
  };
  return (
    <section className="grid gap-2">
      <h4 className="font-sans text-15 font-semibold tracking-normal">{t('years.title')}</h4>
      <p className="text-13 text-pretty text-ink-2">{t('years.text')}</p>
      <div className="flex flex-wrap gap-2.5">
        {home.years.map((year) => (
          <Button
            key={year}
            size="sm"
            variant="secondary"
            isBusy={busy === year}
            onClick={() => save(year)}
          >
            <FileDown aria-hidden="true" size={16} strokeWidth={1.5} />
            {t('years.pdf', { year: String(year) })}
          </Button>
        ))}
      </div>
      {failure && <Notice tone="loss">{failure}</Notice>}
    </section>
  );
}
