import { lossesOf100 } from '@alpha/report-model/chances';
import type { sharedScale } from '@alpha/report-model/compare/scale';
import { scenarioText } from '@alpha/report-model/scenario-text';
import { scenarioSearch } from '@alpha/report-model/scenario-url';
import { resultRounded, resultText } from '@alpha/report-model/texts/outcome';
import { Link } from 'react-router';
import type { RoomScenario } from '~/data/room-scenarios';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Money } from '~/ui/money';
import { RangeBar } from '~/ui/range-bar';

type Figures = NonNullable<RoomScenario['theirs']>;
type Scale = ReturnType<typeof sharedScale>;

/** What was changed on which home; its figures, then ours. */
export function ScenarioLine({ scenario, scale }: { scenario: RoomScenario; scale: Scale }) {
  const t = useT('room');
  const whatIf = useT('whatIf');
  const locale = useLocale();
  const { name, address, city, changes, theirs, ours, report_token: token } = scenario;
  return (
    <div className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center">
      <div className="min-w-0">
        <Link
          to={`/property/share/${token}${scenarioSearch(changes)}`}
          aria-label={t('scenarios.open', { name, address })}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:text-accent hover:underline"
        >
          {name}
        </Link>
        <p className="text-14 text-ink-2">
          {address}, {city}
        </p>
        <p className="text-13 text-pretty text-ink-3">{scenarioText(changes, locale, whatIf)}</p>
      </div>
      {theirs && ours ? (
        <dl className="figures grid min-w-0 gap-1">
          <Side label={t('scenarios.theirs')} figures={theirs} scale={scale} isMain />
          <Side label={t('scenarios.ours')} figures={ours} scale={scale} />
        </dl>
      ) : (
        <p className="text-14 text-ink-2">{t('scenarios.noFigures')}</p>
      )}
    </div>
  );
}

type SideProps = { label: string; figures: Figures; scale: Scale; isMain?: boolean };

function Side({ label, figures, scale, isMain = false }: SideProps) {
  const t = useT('room');
  const locale = useLocale();
  const money = (usd: number) => resultText(usd, locale);
  const { result_median, result_percentile_5: low, result_percentile_95: high } = figures;
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-14">
          <span aria-hidden="true" className="text-13 text-ink-2">
            {label}
          </span>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <b className={cx(isMain ? 'text-16 font-semibold' : 'font-medium')}>
              <Money value={resultRounded(result_median)} sign tone="auto" />
            </b>
            <span className="text-13 text-ink-2">
              {t('scenarios.loss', { count: lossesOf100(figures.chance_of_loss) })}
            </span>
          </span>
        </span>
        {scale && (
          <RangeBar
            look="fine"
            bar={scale(figures)}
            label={t('scenarios.bar', { low: money(low), high: money(high) })}
            className={cx(!isMain && 'opacity-70')}
          />
        )}
      </dd>
    </div>
  );
}
