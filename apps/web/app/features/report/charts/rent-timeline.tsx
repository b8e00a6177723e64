import { type OwnRents, rentsBesideArea } from '@alpha/report-model/own-rents';
import { monthOf, type RentHistory } from '@alpha/report-model/rent-history';
import { areaRentTexts } from '@alpha/report-model/texts/rent';
import { useT } from '~/lib/i18n/use-t';
import type { Level } from '~/ui/chart/chart.types';
import { ChartFrame } from '~/ui/chart/chart-frame';
import { LineChart } from '~/ui/chart/line-chart';
import { Money } from '~/ui/money';
import { AreaRentHow, CautiousHow, PotentialHow, RentHow } from '../how/rent-how';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { KeyFigures } from './key-figures';
import { useFormats } from './use-formats';

type RentTimelineProps = BlockProps & RentHistory & { own: OwnRents };

const HEIGHT = 280;

export function RentTimeline(props: RentTimelineProps) {
  const { report, months, points, ticks, own } = props;
  const { estimate, cautious, potential } = rentsBesideArea(own);
  const t = useT('charts');
  const { money, month, perUsd } = useFormats();
  const { title, description } = areaRentTexts(props, usePhrases());
  const levels: Level[] = [];
  if (estimate !== null)
    levels.push({ at: estimate, label: t('rent.estimate'), color: 2, side: 'below' });
  if (potential !== null)
    levels.push({ at: potential, label: t('rent.potential'), color: 3, side: 'above' });
  const areaFigure = {
    label: t('rent.areaNow'),
    figure: <Money value={months.at(-1)?.rent} />,
    how: <AreaRentHow months={months} />,
  };
  const cautiousFigure = {
    label: t('rent.cautious'),
    figure: <Money value={cautious} />,
    how: <CautiousHow report={report} />,
  };
  const ownFigures = [
    {
      label: t('rent.estimate'),
      figure: <Money value={estimate} />,
      how: <RentHow report={report} />,
    },
    ...(cautious === null ? [] : [cautiousFigure]),
    {
      label: t('rent.potential'),
      figure: <Money value={potential} />,
      how: <PotentialHow report={report} />,
    },
  ];
  return (
    <ChartFrame
      title={title}
      description={description}
      height={HEIGHT}
      legend={[
        { label: t('rent.area'), color: 1, shape: 'line' },
        ...levels.map(({ label, color }) => ({ label, color, shape: 'dashed' as const })),
      ]}
      footer={<KeyFigures figures={[areaFigure, ...(own.of === 'home' ? ownFigures : [])]} />}
      table={{
        columns: [t('rent.month'), t('rent.area')],
        rows: months
          .toReversed()
          .map((each) => [month(each.month), <Money key="rent" value={each.rent} />]),
      }}
    >
      <LineChart
        label={title}
        height={HEIGHT}
        series={[{ key: 'area', label: t('rent.area'), color: 1, points, maxStep: 1 }]}
        levels={levels}
        xTicks={ticks.map(({ at, month: date, isYear }) => ({
          at,
          label: isYear ? date.slice(0, 4) : month(date),
        }))}
        formatX={(index) => month(monthOf(index))}
        printedPer={perUsd}
        formatY={money}
      />
    </ChartFrame>
  );
}
