import type { ComparedBundle, ComparedHome } from '@alpha/contract';
import { formatNumber } from '@alpha/i18n';
import {
  BUNDLE_KINDS,
  bundleSentence,
  bundleTexts,
  leftOutText,
} from '@alpha/report-model/compare/bundle-text';
import { type ComparedWords, rangeText } from '@alpha/report-model/compare/cell-text';
import { sharedScale } from '@alpha/report-model/compare/scale';
import { openSection } from '../../pdf/layout/section.ts';
import { decoration, type Sheet, tagged } from '../../pdf/layout/sheet.ts';
import { write } from '../../pdf/layout/text.ts';
import { COLORS } from '../../render-worker/colors.ts';
import { drawRangeBar } from './range-bar.ts';

const ROW = 24;
const LABEL_SHARE = 0.32;
const VALUE_SHARE = 0.26;

/** The compared homes bought together: one home, all one by one, all to a fund, on one scale. */
export function drawBundle(
  sheet: Sheet,
  { bundle, homes }: { bundle: ComparedBundle; homes: readonly ComparedHome[] },
  words: ComparedWords,
): void {
  const scale = sharedScale(BUNDLE_KINDS.map((kind) => bundle[kind]));
  if (!scale) return;
  const { t } = words;
  const texts = bundleTexts(bundle, words);
  openSection(sheet, {
    heading: t('bundle.title'),
    text: [
      ...[leftOutText(homes, words), bundleSentence(bundle, words)],
      ...[texts.invested, t('bundle.illustration')],
    ]
      .filter(Boolean)
      .join(' '),
    room: BUNDLE_KINDS.length * ROW + 40,
  });
  const { left, width } = sheet;
  for (const kind of BUNDLE_KINDS) {
    const { y } = sheet;
    const spread = bundle[kind];
    tagged(sheet, 'P', () => {
      const look = { y: y + 6, size: 9, lines: 1 } as const;
      write(sheet, texts[kind], { ...look, x: left, width: LABEL_SHARE * width });
      const range = rangeText(spread.result_percentile_5, spread.result_percentile_95, words);
      write(sheet, `${range} · ${texts.loss(spread)}`, {
        ...{ ...look, x: left + (1 - VALUE_SHARE) * width, width: VALUE_SHARE * width },
        ...{ align: 'right', color: COLORS.second },
      });
    });
    decoration(sheet, () => {
      const x = left + LABEL_SHARE * width + 10;
      const barWidth = (1 - LABEL_SHARE - VALUE_SHARE) * width - 20;
      drawRangeBar(sheet.doc, scale(spread), { x, y: y + 12, width: barWidth });
    });
    sheet.y += ROW;
  }
  const pairs = bundle.pairs.map(
    ({ distance, count, correlation }) =>
      `${t(`bundle.distance.${distance}`)} ${formatNumber(correlation, words.locale, { decimals: 2 })} (${t('bundle.pairs', { count })})`,
  );
  tagged(sheet, 'P', () => {
    const text = `${t('bundle.distances')}: ${pairs.join(', ')}. ${texts.fund}`;
    const look = { x: left, y: sheet.y + 4, width, size: 8, color: COLORS.second } as const;
    sheet.y += write(sheet, text, look) + 4;
  });
}
