import { countStandings } from '@alpha/engine/city';
import { LOCALE_TAGS, type Locale } from '@alpha/i18n/locale';
import { stateName } from '@alpha/i18n/state-name';
import type { Translate } from '@alpha/i18n/translator';
import { knownMeasure } from './performance.ts';
import { type PeerSet, peerSets, type RankedEntry } from './performance-rows.ts';
import type { Radar, RadarValue } from './radar.ts';

// What page, shared page and PDF say about a comparison: on how many measures the property is ahead,
// what it is compared with, and what is not shown.

type Texts = { locale: Locale; metrics: Translate<'metrics'>; city: string };
type Metrics = Translate<'metrics'>;

/** "Ahead of the median on 5 of 8 independent measures": measures that restate each other count once. */
export function performanceTitle(
  rows: readonly RankedEntry[],
  report: Translate<'report'>,
): string {
  const { ahead, behind, count } = countStandings(rows);
  if (ahead + behind === 0) return report('performance.allLevel');
  return ahead >= behind
    ? report('performance.ahead', { ahead, count })
    : report('performance.behind', { behind, count });
}

/** Why the title counts fewer measures than there are rows; null when every row counts. */
export function restatingText(
  rows: readonly RankedEntry[],
  report: Translate<'report'>,
): string | null {
  return rows.some(({ isRestating }) => isRestating) ? report('performance.restating') : null;
}

/** With the assumptions of a scenario a figure is known, but not its rank; null when every row has one. */
export function unrankedText(
  rows: readonly RankedEntry[],
  report: Translate<'report'>,
): string | null {
  const isUnranked = rows.some(({ median, position }) => median !== null && position === null);
  return isUnranked ? report('performance.ours') : null;
}

/** "Compared with 29 properties in Miami. Price volatility: compared with 14 areas in Florida." */
export function performancePeers(rows: readonly RankedEntry[], texts: Texts): string {
  const { metrics, locale } = texts;
  const { common, areas } = peerSets(rows);
  const sentences = areas.map(({ set, metrics: compared }) =>
    metrics('namedSet', {
      names: capitalized(
        list(
          compared.map((metric) => measureName(metric, metrics)),
          locale,
        ),
      ),
      set: setText(set, texts),
    }),
  );
  if (common) sentences.unshift(metrics('comparedWith', { set: setText(common, texts) }));
  return sentences.join(' ');
}

/** "Not shown: monthly HOA is the same for every property compared here."; null without such. */
export function leftOutText(
  leftOut: readonly string[],
  { metrics, locale }: Omit<Texts, 'city'>,
): string | null {
  return sameText(
    leftOut.map((metric) => measureName(metric, metrics)),
    metrics,
    locale,
  );
}

/** What the radar's components are compared with. */
export function radarPeers(
  values: readonly RadarValue[],
  charts: Translate<'charts'>,
  texts: Texts,
): string {
  const sets = new Map<string, { set: PeerSet; axes: RadarValue[] }>();
  for (const value of values) {
    if (value.peers === null) continue;
    const { scope, place, peers: n } = value;
    const found = sets.get(`${scope} ${n}`) ?? { set: { n, scope, place }, axes: [] };
    found.axes.push(value);
    sets.set(`${scope} ${n}`, found);
  }
  if (sets.size === 1)
    return [...sets.values()]
      .map(({ set }) => texts.metrics('comparedWith', { set: setText(set, texts) }))
      .join('');
  const nameOf = ({ axis }: RadarValue) => charts(`radar.inSentence.${axis}`);
  return [...sets.values()]
    .map(({ set, axes }) =>
      texts.metrics('namedSet', {
        names: capitalized(list(axes.map(nameOf), texts.locale)),
        set: setText(set, texts),
      }),
    )
    .join(' ');
}

/** Which components are not shown, and why; null when all are. */
export function radarLeftOut(
  { leftOut }: Pick<Radar, 'leftOut'>,
  charts: Translate<'charts'>,
  { metrics, locale }: Omit<Texts, 'city'>,
): string | null {
  const named = (reason: Radar['leftOut'][number]['reason']) =>
    leftOut
      .filter((each) => each.reason === reason)
      .map(({ axis }) => charts(`radar.inSentence.${axis}`));
  const unknown = named('no_data');
  const texts = [
    sameText(named('same'), metrics, locale),
    unknown.length === 0 ? null : metrics('noData', { names: list(unknown, locale) }),
  ].filter((text) => text !== null);
  return texts.length === 0 ? null : texts.join(' ');
}

/** "14 areas in Florida" */
export function setText({ n, scope, place }: PeerSet, { locale, metrics, city }: Texts): string {
  return metrics('set', { n, scope, city, place: placeName({ scope, place }, locale) });
}

/** The metro or the state in words; empty for other sets. */
export function placeName({ scope, place }: Pick<PeerSet, 'scope' | 'place'>, locale: Locale) {
  return scope === 'state' && place ? stateName(place, locale) : (place ?? '');
}

function sameText(names: readonly string[], metrics: Metrics, locale: Locale): string | null {
  if (names.length === 0) return null;
  return metrics('same', { names: list(names, locale), count: names.length });
}

function measureName(metric: string, metrics: Metrics): string {
  const known = knownMeasure(metric);
  return known ? metrics(`inSentence.${known}`) : metric;
}

const list = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'conjunction' }).format(names);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
