import { beatenPercent } from '@alpha/report-model/chances';
import { radarLeftOut, radarPeers } from '@alpha/report-model/measure-sentences';
import { MIN_RADAR_AXES, radarOf } from '@alpha/report-model/radar';
import { ROI_ZONES, roiChart } from '@alpha/report-model/roi-chart';
import { radarTitle } from '@alpha/report-model/sentences';
import { roiFigures, roiTexts, simulationLead } from '@alpha/report-model/texts/roi';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import { COLORS } from '../../render-worker/colors.ts';
import { drawDensity } from '../charts/density-chart.ts';
import { drawRadar, type RadarAxisValue } from '../charts/radar-chart.ts';
import { drawRankRows } from '../charts/rank-rows.ts';
import type { Box, Figure } from '../layout/figure.ts';
import { drawFigureSection } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

type Property = ReportInput['report']['property'];
type Stats = NonNullable<Property['property_roi_stats']>;

const HEIGHT = 184;
const FILLS = { loss: COLORS.lossWash, gain: COLORS.accentWash, doubled: '#bcc6f0' } as const;

export function drawRoi(sheet: Sheet, { report: { property }, scenario }: ReportInput): void {
  const stats = property.property_roi_stats;
  if (!stats || !property.monte_carlo_results) return;
  const { words } = sheet;
  const hasOwn = scenario !== undefined;
  const figures = [
    spreadFigure(sheet, property, stats),
    radarFigure(sheet, stats, { city: property.city, hasOwn }),
  ].filter((figure) => figure !== null);
  if (figures.length === 0) return;
  const lead = simulationLead(property, words.phrases, hasOwn);
  drawFigureSection(sheet, {
    heading: words.charts('roi.title'),
    ...(lead && { text: lead }),
    figures,
    chartHeight: HEIGHT,
  });
}

function spreadFigure(sheet: Sheet, property: Property, stats: Stats): Figure | null {
  const { words } = sheet;
  const chart = roiChart(stats, property.roi_distribution);
  if (!chart) return null;
  const { title, description } = roiTexts(stats, chart, words.phrases);
  const { points, low, high, decimals, marks } = chart;
  const percent = (value: number, decimals = ROI_DECIMALS) => words.percent(value, { decimals });
  return {
    share: 0.56,
    title,
    caption: description,
    draw: (box) => {
      drawDensity(
        sheet,
        { ...box, height: box.height - 34 },
        {
          range: [low, high],
          shape: { points },
          fill: COLORS.accentWash,
          line: COLORS.accent,
          zones: ROI_ZONES.map(({ name, from, to }) => ({ from, to, fill: FILLS[name] })),
          marks: marks.map(({ name, at }) =>
            name === 'breakEven'
              ? { at, label: words.charts('roi.breakEven'), color: COLORS.loss, side: 'start' }
              : {
                  at,
                  label: words.charts('roi.doubledShort'),
                  color: COLORS.accent,
                  side: 'end',
                },
          ),
          format: (value) => percent(value, decimals),
        },
      );
      drawQuartet(
        sheet,
        box,
        roiFigures(stats).map(({ key, roi }) => [words.charts(`roi.${key}`), percent(roi)]),
      );
    },
  };
}

function drawQuartet(sheet: Sheet, box: Box, pairs: readonly (readonly [string, string])[]): void {
  const width = box.width / pairs.length;
  const y = box.y + box.height - 24;
  for (const [i, [label, value]] of pairs.entries()) {
    const x = box.x + i * width;
    write(sheet, label, { x, y, width: width - 2, size: 7, color: COLORS.second, lines: 1 });
    write(sheet, value, { x, y: y + 9, width: width - 2, size: 10.5, face: 'bold', lines: 1 });
  }
}

function radarFigure(
  sheet: Sheet,
  { radar_chart_data }: Stats,
  { city, hasOwn }: { city: string; hasOwn: boolean },
): Figure | null {
  const { words } = sheet;
  const radar = radarOf(radar_chart_data);
  const { values } = radar;
  if (values.length === 0) return null;
  const axes: RadarAxisValue[] = values.map(({ axis, home, median }) => ({
    label: words.t(`axis.${axis}`),
    home,
    median,
  }));
  const texts = { locale: words.locale, metrics: words.metric, city };
  return {
    share: 0.44,
    title: radarTitle(values, words.locale, words.charts),
    caption: [
      words.t('roi.radarCaption'),
      radarPeers(values, words.charts, texts),
      radarLeftOut(radar, words.charts, texts),
      hasOwn && words.charts('radar.ours'),
    ]
      .filter(Boolean)
      .join(' '),
    draw: (box) =>
      (axes.length < MIN_RADAR_AXES ? drawRankRows : drawRadar)(sheet, box, {
        axes,
        homeLabel: words.t('roi.legendHome'),
        medianLabel: words.t('roi.legendMedian'),
        format: (value) => words.number(beatenPercent(value)),
      }),
  };
}
