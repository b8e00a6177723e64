import type { ForecastScore } from '@alpha/contract';
import { formatNumber } from '@alpha/i18n';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { cx } from '~/ui/class-names';
import { PROMISE, scaleStart } from './coverage';
import { useForecastWords } from './use-forecast-words';

const at = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Bars of HTML: they fit any width without being measured. */
export function CoverageChart({ periods }: { periods: readonly ForecastScore[] }) {
  const { t, locale, share, period: nameOf } = useForecastWords();
  const least = scaleStart(periods);
  const height = (value: number) => (value - least) / (1 - least);
  const ticks = Array.from({ length: Math.round((1 - least) * 10) + 1 }, (_, i) => least + i / 10);
  return (
    <ChartFrame
      title={t('eras.label')}
      table={{
        columns: [t('eras.period'), t('eras.share'), t('eras.half'), t('eras.count')],
        rows: periods.map((period) => [
          nameOf(period.group),
          share(period.inside_90),
          share(period.inside_50),
          formatNumber(period.forecasts, locale) ?? '',
        ]),
      }}
    >
      <div
        role="img"
        aria-label={`${t('eras.label')}: ${periods.map((each) => `${nameOf(each.group)} ${share(each.inside_90)}`).join(', ')}`}
        className="relative mt-2 h-64 text-12 md:h-76"
      >
        <div className="absolute inset-x-0 top-3 bottom-7 left-11 md:right-36">
          {ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-t border-chart-grid"
              style={{ bottom: at(height(tick)) }}
            >
              <span className="absolute right-full -translate-y-1/2 pr-2 text-ink-3">
                {Math.abs(tick - PROMISE) < 0.001 ? '' : share(tick, 0)}
              </span>
            </div>
          ))}
          <div className="absolute inset-0 flex items-end justify-around gap-1.5 px-1 md:gap-6 md:px-5">
            {periods.map((period) => (
              <Bar key={period.group} period={period} height={at(height(period.inside_90))} />
            ))}
          </div>
          <div
            className="absolute inset-x-0 border-t-[1.5px] border-dashed border-ink"
            style={{ bottom: at(height(PROMISE)) }}
          >
            <span className="absolute right-full -translate-y-1/2 pr-2 font-semibold">
              {share(PROMISE, 0)}
            </span>
            <span className="absolute left-full hidden w-34 -translate-y-1/2 pl-2 leading-snug font-medium md:block">
              {t('eras.line')}
            </span>
          </div>
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-2">
        <Key look="bg-chart-1" text={t('eras.held')} />
        <Key look="bg-chart-2" text={t('eras.missed')} />
        <li className="text-ink-3">{t('eras.scale', { least: share(least, 0) })}</li>
      </ul>
    </ChartFrame>
  );
}

function Bar({ period, height }: { period: ForecastScore; height: string }) {
  const { locale, period: nameOf } = useForecastWords();
  const isHeld = period.inside_90 >= PROMISE;
  const figure = (decimals: number) =>
    formatNumber(100 * period.inside_90, locale, { decimals }) ?? '';
  return (
    <div className="relative h-full min-w-0 flex-1">
      <div
        className={cx(
          'absolute inset-x-0 bottom-0 rounded-t-[2px] pt-1.5 text-center font-semibold md:text-15',
          isHeld ? 'bg-chart-1 text-on-accent' : 'bg-chart-2 text-[#12203a]',
        )}
        style={{ height }}
      >
        <span className="md:hidden">{figure(0)}</span>
        <span className="hidden md:inline">{figure(1)}</span>
      </div>
      <span className="absolute inset-x-0 top-full pt-1.5 text-center whitespace-nowrap text-ink-2">
        <span className="hidden lg:inline">{nameOf(period.group)}</span>
        <span className="hidden md:inline lg:hidden">{period.group}</span>
        <span className="text-[0.65rem] md:hidden">{shortPeriod(period.group)}</span>
      </span>
    </div>
  );
}

/** `2005–2009` as `05–09`. */
const shortPeriod = (name: string) => name.replaceAll(/\d\d(?=\d\d)/g, '');

const Key = ({ look, text }: { look: string; text: string }) => (
  <li className="inline-flex items-center gap-1.75">
    <span className={cx('h-2.5 w-4.5 rounded-[1px]', look)} aria-hidden="true" />
    {text}
  </li>
);
