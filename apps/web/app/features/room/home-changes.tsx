import type { RoomHome } from '~/data/room';
import { useT } from '~/lib/i18n/use-t';
import { Money } from '~/ui/money';

const FIGURES = ['price', 'cash_flow_monthly', 'result_median'] as const;

export const hasChanged = ({ changes }: RoomHome): boolean =>
  changes.status !== null || FIGURES.some((figure) => changes[figure] !== null);

/** What is different from the day it was saved: the new value, then the old one. */
export function HomeChanges({ home }: { home: RoomHome }) {
  const t = useT('room');
  if (!hasChanged(home)) return null;
  const { changes } = home;
  return (
    <section className="rounded-2 bg-accent-wash px-3.5 py-3 text-14">
      <h4 className="font-sans text-13 font-medium tracking-normal text-ink-2">
        {t('home.changedSince')}
      </h4>
      {changes.status && (
        <p className="mt-1 font-semibold">{t(`change.status.${changes.status.to}`)}</p>
      )}
      <dl className="figures">
        {FIGURES.map((figure) => {
          const change = changes[figure];
          if (!change) return null;
          const isSigned = figure !== 'price';
          return (
            <div key={figure} className="mt-1 flex flex-wrap justify-between gap-x-3">
              <dt>{t(`change.${figure}`)}</dt>
              <dd className="text-right">
                <b className="font-semibold">
                  <Money value={change.to} sign={isSigned} />
                </b>{' '}
                <span className="text-13 text-ink-2">
                  {t.rich('change.was', {
                    from: '',
                    amount: () => <Money value={change.from} sign={isSigned} />,
                  })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
