import { breakable } from '@alpha/i18n';
import type { ComparedRow } from '@alpha/report-model/texts/compared-outcomes';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { TONES } from '~/ui/metric-strip';
import { SimulatingContext, STALE } from './while-simulating';

type ComparedFiguresProps = {
  rows: readonly ComparedRow[];
  /** Of the scenario's column. */
  name: string;
  /** The query that opens the scenario. */
  search: string;
  isOurs: boolean;
  /** Its figures came with the link: what is simulated here is the same. */
  isKnown: boolean;
  onOurs: () => void;
};

/** The heads of the two columns switch between them. */
export function ComparedFigures(props: ComparedFiguresProps) {
  const { rows, name, search, isOurs, isKnown, onOurs } = props;
  const t = useT('outcome');
  const isStale = useContext(SimulatingContext) && !isOurs && !isKnown;
  return (
    <table className="figures w-full table-fixed text-13 md:text-15">
      <thead>
        <tr className="align-bottom *:pb-1.5">
          <th scope="col" className="w-[24%] md:w-[34%]">
            <span className="sr-only">{t('compared.figure')}</span>
          </th>
          <Head>
            <Link
              to={search}
              replace
              preventScrollReset
              aria-current={isOurs ? undefined : 'true'}
              className={lookOf(!isOurs)}
            >
              {name}
            </Link>
          </Head>
          <Head>
            <button
              type="button"
              aria-current={isOurs ? 'true' : undefined}
              onClick={isOurs ? undefined : onOurs}
              className={lookOf(isOurs)}
            >
              {t('compared.ours')}
            </button>
          </Head>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, scenario, ours }) => (
          <tr
            key={key}
            data-compared={key}
            className="border-t border-line align-baseline *:py-0.75 md:*:py-1.25"
          >
            <th
              scope="row"
              className="pr-1 text-left leading-tight font-normal md:leading-snug text-pretty text-ink-2"
            >
              {label}
            </th>
            <Cell
              value={scenario}
              isLarge={key === 'result'}
              isOn={!isOurs}
              isStale={isStale && SIMULATED.includes(key)}
            />
            <Cell value={ours} isLarge={key === 'result'} isOn={isOurs} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lookOf = (isOn: boolean) =>
  cx(
    'inline-flex min-h-8 w-full cursor-pointer items-center justify-center rounded-2 border px-1 py-1 text-center text-13 leading-tight font-medium tracking-[-0.015em] wrap-anywhere md:px-1.5 md:tracking-normal',
    isOn ? 'border-ink bg-ink text-paper' : 'border-edge bg-surface text-ink hover:border-ink',
  );

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="pl-1.5 text-right md:pl-2">
    {children}
  </th>
);

/** The other rows follow from the plan. */
const SIMULATED: readonly ComparedRow['key'][] = ['result', 'range', 'loss'];

type CellProps = {
  value: ComparedRow['ours'] | null;
  isLarge: boolean;
  isOn: boolean;
  isStale?: boolean;
};

function Cell({ value, isLarge, isOn, isStale = false }: CellProps) {
  return (
    <td
      aria-busy={isStale || undefined}
      className={cx(
        'pl-1.5 text-right leading-tight md:pr-2 md:leading-snug',
        isOn ? 'font-[560]' : 'text-ink-2',
        isStale && STALE,
      )}
    >
      {value ? (
        <>
          <span
            className={cx(
              TONES[value.tone],
              isLarge && 'tracking-[-0.01em] md:text-20',
              isLarge && value.value.length <= 13 && 'whitespace-nowrap',
              // Millions of another currency than the dollar.
              isLarge && (value.value.length > 13 ? 'text-13' : 'text-16'),
            )}
          >
            {breakable(value.value)}
          </span>
          {value.note && <span className="block text-13 font-normal text-ink-2">{value.note}</span>}
        </>
      ) : (
        <span aria-hidden="true">…</span>
      )}
    </td>
  );
}
