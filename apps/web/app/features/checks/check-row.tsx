import type { PropertyCheck } from '@alpha/contract';
import { formatMoney, formatPercent } from '@alpha/i18n';
import { Link } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { formatInstant } from '~/lib/local-time';
import { listingPath, oneLineAddress } from '~/listings/listing-path';
import { useDoubtTexts } from '~/listings/use-doubt-texts';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';

type CheckRowProps = {
  check: PropertyCheck;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onConfirm: () => void;
  onCorrect: () => void;
  onReopen: () => void;
};

export function CheckRow({ check, isChosen, isBusy, ...on }: CheckRowProps) {
  const t = useT('checks');
  const texts = useDoubtTexts();
  const address = oneLineAddress(check);
  const isOpen = check.check_state === 'open';
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 items-start gap-1">
        <Checkbox
          className="-mt-2.5"
          label={<span className="sr-only">{t('select', { address })}</span>}
          checked={isChosen}
          onChange={on.onChoose}
        />
        <div className="min-w-0">
          <Link
            to={listingPath(check)}
            className="text-15 font-medium text-pretty hover:text-accent hover:underline"
          >
            {address}
          </Link>
          <Figures check={check} />
          <ul className="mt-1 text-14 text-pretty text-ink-2">
            {check.reasons.map((reason) => (
              <li key={reason.code}>{texts(reason)}</li>
            ))}
          </ul>
          <Decision check={check} />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2 max-md:pl-9">
        {isOpen ? (
          <Button
            size="sm"
            aria-label={t('confirmOf', { address })}
            aria-disabled={isBusy || undefined}
            onClick={on.onConfirm}
          >
            {t('confirm')}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('reopenOf', { address })}
            aria-disabled={isBusy || undefined}
            onClick={on.onReopen}
          >
            {t('reopen')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('correctOf', { address })}
          onClick={on.onCorrect}
        >
          {t('correct')}
        </Button>
      </div>
    </li>
  );
}

function Figures({ check }: { check: PropertyCheck }) {
  const t = useT('checks');
  const locale = useLocale();
  return (
    <p className="figures text-14 text-ink-2">
      {t('figures', {
        price: formatMoney(check.list_price, locale) ?? '',
        rent: formatMoney(check.rent_monthly, locale) ?? '',
        roi: formatPercent(check.total_roi, locale, { decimals: 0 }) ?? '',
      })}
    </p>
  );
}

/** Who decided what; of an open one, what has changed since. */
function Decision({ check }: { check: PropertyCheck }) {
  const t = useT('checks');
  const locale = useLocale();
  const { decided_at: at, decided_figures: figures, corrected_rent, corrected_hoa, note } = check;
  if (at === null) return null;
  const date = formatInstant(at, locale, 'short');
  const money = (value: number | null) => formatMoney(value, locale) ?? '';
  return (
    <div className="mt-1 text-13 text-pretty text-ink-3">
      {check.check_state !== 'open' ? (
        <p>
          {t('decided', {
            ...{ date, state: check.check_state },
            name: check.decided_by ?? t('somebody'),
          })}
        </p>
      ) : (
        figures && (
          <p>{t('changed', { date, price: money(figures.price), rent: money(figures.rent) })}</p>
        )
      )}
      {corrected_rent !== null && <p>{t('own.rent', { rent: money(corrected_rent) })}</p>}
      {corrected_hoa !== null && <p>{t('own.hoa', { hoa: money(corrected_hoa) })}</p>}
      {note && <p className="whitespace-pre-line">{note}</p>}
    </div>
  );
}
