import { LOCALE_TAGS, type Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';
import type { Verdict } from './comparison.ts';
import { type RadarValue, radarSentence } from './radar.ts';

/** Result of a comparison with other cities, in words. */
export function verdictText(verdict: Verdict, report: Translate<'report'>): string {
  switch (verdict.kind) {
    case 'both':
      return report('compare.both', { standing: verdict.standing });
    case 'mixed':
      return report('compare.mixed', { miami: verdict.miami, hialeah: verdict.hialeah });
    case 'one':
      return report('compare.one', { standing: verdict.standing, city: verdict.city });
    case 'otherYears':
      return report('compare.otherYears');
    case 'unknown':
      return report('compare.unknown');
  }
}

/** Title of the radar: its strongest and weakest components. */
export function radarTitle(
  values: readonly RadarValue[],
  locale: Locale,
  charts: Translate<'charts'>,
): string {
  const { key, strongest, weakest } = radarSentence(values);
  const list = new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' });
  const names = (axes: readonly RadarValue['axis'][]) =>
    list.format(axes.map((axis) => charts(`radar.inSentence.${axis}`)));
  switch (key) {
    case 'even':
      return charts('radar.even');
    case 'single':
      return charts('radar.single', { strongest: names(strongest) });
    case 'nowhereBehind':
      return charts('radar.nowhereBehind', { strongest: names(strongest) });
    case 'nowhereAhead':
      return charts('radar.nowhereAhead', { weakest: names(weakest) });
    case 'allBehind':
      return charts('radar.allBehind', { strongest: names(strongest), weakest: names(weakest) });
    case 'sentence':
      return charts('radar.sentence', { strongest: names(strongest), weakest: names(weakest) });
  }
}
