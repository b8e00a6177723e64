import type {
  ExchangeForecasts,
  ForecastModel,
  ForecastScore,
  Forecasts,
  MetroForecasts,
} from '@alpha/contract';
import type { WebRequest } from '@alpha/contract/web-request';
import { data } from 'react-router';

/** What the page shows; loader data is in the HTML a second time, so nothing else. */
export type ForecastsPage = Pick<Forecasts, 'source' | 'counts' | 'examples' | 'by_years'> & {
  /** Ours: of held-out metros where there are any, else of all. */
  all: ForecastScore;
  periods: ForecastScore[];
  /** Ours first. */
  models: ComparedScore[];
  /** Codes and names. */
  metros: [code: string, name: string][];
  metro: MetroForecasts;
  /** The one that was asked for is not known. */
  isOtherMetro: boolean;
  /** Null: 2006 and 2012. */
  quarter: string | null;
  /** The one that was asked for has no forecast: 2006 and 2012 are shown. */
  missingQuarter: string | null;
  /** Exchange rates of an imported file; empty without one. */
  exchange: ExchangeForecasts[];
};

/** The one without bounds on growth differs from ours by nothing that a reader could use. */
type ComparedScore = ForecastScore & { model: Exclude<ForecastModel, 'unbounded'> };

type Api = WebRequest['api'];

export async function loadForecasts(api: Api, params: URLSearchParams): Promise<ForecastsPage> {
  const { status, json } = await api('/api/forecasts');
  if (status !== 200) throw data(null, { status: 503 });
  // Our own API, whose contract the server's tests check; parsing it again would slow the page.
  const known = json as Forecasts;
  const { source, counts, examples, by_years } = known;
  const sample = counts.held_out > 0 ? 'held_out' : 'all';
  const ours = known.scores.filter((score) => score.sample === sample && score.by !== 'state');
  const all = ours.find(({ model, by }) => model === 'shown' && by === 'all');
  if (!all) throw data(null, { status: 503 });
  return {
    source,
    counts,
    examples,
    by_years,
    all,
    periods: ours
      .filter(({ model, by }) => model === 'shown' && by === 'period')
      .sort((a, b) => a.group.localeCompare(b.group)),
    models: ours.filter(
      (score): score is ComparedScore => score.by === 'all' && score.model !== 'unbounded',
    ),
    metros: known.metros.map(({ code, name }) => [code, name]),
    ...(await loadMetro(api, known, params)),
    exchange: await exchangeOf(api),
  };
}

async function loadMetro(api: Api, { metros, examples }: Forecasts, params: URLSearchParams) {
  const asked = params.get('metro');
  const isKnown = asked === null || metros.some(({ code }) => code === asked);
  const usual = examples[0]?.code ?? metros[0]?.code ?? '';
  const code = isKnown && asked !== null ? asked : usual;
  const quarter = quarterIn(params.get('quarter'));
  const metro = await metroOf(api, code, quarter);
  const isMissing = quarter !== null && metro.forecasts.length === 0;
  return {
    metro: isMissing ? await metroOf(api, code, null) : metro,
    isOtherMetro: !isKnown,
    quarter: isMissing ? null : quarter,
    missingQuarter: isMissing ? quarter : null,
  };
}

/** Without them the page has one section less. */
async function exchangeOf(api: Api): Promise<ExchangeForecasts[]> {
  const { status, json } = await api('/api/exchange-rates/forecasts');
  return status === 200 ? (json as ExchangeForecasts[]) : [];
}

async function metroOf(api: Api, code: string, quarter: string | null): Promise<MetroForecasts> {
  const path = `/api/forecasts/${encodeURIComponent(code)}`;
  const { status, json } = await api(quarter ? `${path}?quarter=${quarter}` : path);
  if (status !== 200) throw data(null, { status: 503 });
  return json as MetroForecasts;
}

/** Other texts count as none. */
function quarterIn(text: string | null): string | null {
  return text && /^(19|20)\d{2}Q[1-4]$/.test(text) ? text : null;
}
