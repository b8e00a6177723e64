import type { PropertyReport, ScenarioChanges } from '@alpha/contract';
import type { Locale } from '@alpha/i18n/locale';
import { translatorFor } from '@alpha/i18n/server';
import { reportUnder } from '@alpha/report-model/report-under';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { sampleReport } from '../../../test/sample-report.ts';
import { drawReport } from './report-document.ts';

const LANGUAGES = ['en', 'es'] as const;
const EARLY: ScenarioChanges = { inputs: { holdYears: 5 } };
const squeezed = (text: string) => text.replace(/\s+/g, '');

const AXES = ['appreciation', 'rent', 'cash_flow', 'stability'];
const RADAR = {
  peer_counts: AXES.map(() => 30),
  display_names: AXES,
  property_percentiles: [74, 52, 58, 63],
  median_percentiles: AXES.map(() => 50),
};

/** With ranks among other properties. */
function rankedReport(): PropertyReport {
  const report = sampleReport();
  const { property } = report;
  const annual = report.comparison_stats.annual_roi.current ?? 0;
  const rank = { diff: 1, percentile: 70, better: true, n: 29, scope: 'city_type', place: null };
  return {
    ...report,
    property: {
      ...property,
      property_roi_stats: property.property_roi_stats && {
        ...property.property_roi_stats,
        radar_chart_data: JSON.stringify(RADAR),
      },
    },
    performance_vs_median: [
      { metric: 'annual_roi', label: '', property: annual, median: annual - 1, ...rank },
    ],
  } as PropertyReport;
}

async function printed(locale: Locale, changes: ScenarioChanges | null, ours = rankedReport()) {
  const report = changes ? reportUnder(ours, changes, null) : ours;
  const scenario = changes ? { by: 'Ana', title: '', changes, ours } : undefined;
  const pictures = { cover: [], areIllustrations: false, sales: new Map() };
  const madeAt = new Date('2026-11-15');
  return squeezed(
    (await readPdf(await drawReport({ report, scenario, pictures, locale, madeAt }))).text,
  );
}

describe('the PDF of a scenario', () => {
  it.each(LANGUAGES)('says which ranks are ours, in %s', async (locale) => {
    const [ours, early] = [await printed(locale, null), await printed(locale, EARLY)];
    for (const words of [
      translatorFor(locale, 'charts')('radar.ours'),
      translatorFor(locale, 'report')('performance.ours'),
    ]) {
      expect(ours).not.toContain(squeezed(words));
      expect(early).toContain(squeezed(words));
    }
  });

  it.each(LANGUAGES)('says that its growth was chosen, not planned, in %s', async (locale) => {
    const chosen = squeezed(locale === 'es' ? 'elegido en este escenario' : 'in this scenario');
    const faster = { inputs: { appreciationRateAnnual: 0.06 } };
    expect(await printed(locale, faster)).toContain(chosen);
    expect(await printed(locale, EARLY)).not.toContain(chosen);
  });

  it('has the whole address of each comparable', async () => {
    const ours = rankedReport();
    const [near] = ours.property.surroundings.comparables;
    if (near) {
      near.address = '12345 Avenida de la Señora del Mar Norte #1205';
      near.price = 12_484_000;
    }
    const text = await printed('es', null, ours);
    expect(text).toContain('#1205,a');
    expect(text).not.toContain('…');
  });
});
