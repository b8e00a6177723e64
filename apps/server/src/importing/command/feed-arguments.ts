import { parsedBy, UsageError } from '../../platform/lib/command-line.ts';
import { mayHoldSecret } from '../feeds/secret-in-address.ts';
import { type ResoSettings, resoSettings } from '../reso/reso-settings.ts';

export type FeedArguments = {
  kind: 'reso';
  url: string;
  /** Name of the feed in reports. */
  name: string;
  /** Given with --name: no fallback name is tried. */
  hasExplicitName: boolean;
  isFull: boolean;
  mayBeShort: boolean;
  isDryRun: boolean;
  isJson: boolean;
  /** Refresh interval on the server; 0 turns it off, `null` leaves it unchanged. */
  everyMinutes: number | null;
  settings: Partial<ResoSettings>;
};

export const FEED_USAGE = `npm run import -- reso <address> [options]

  --dry-run          show what would happen to each listing, change nothing
  --json             one JSON object per listing, then a summary
  --full             read everything again, not only the changes
  --may-be-short     accept the result even if a large part of the market is missing
  --every <minutes>  have the server refresh it on this schedule (5 or more; 0: off);
                     the credentials are then stored, encrypted
  --name <name>      name of the feed (default: its host)
  --set <name=value> a setting, repeatable: ${Object.keys(resoSettings.shape).join(', ')}

Credentials come from the environment: RESO_TOKEN, or RESO_TOKEN_URL, RESO_CLIENT_ID,
RESO_CLIENT_SECRET and RESO_SCOPE; without them the stored ones are used.`;

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
  'may-be-short': { type: 'boolean', default: false },
  every: { type: 'string' },
  name: { type: 'string' },
  set: { type: 'string', multiple: true },
} as const;

const MIN_MINUTES = 5;
const MAX_MINUTES = 525_600;

export function readFeedArguments(args: string[]): FeedArguments {
  const { values, positionals } = parsedBy(args, OPTIONS, FEED_USAGE);
  const [kind, url, ...rest] = positionals;
  if (kind !== 'reso' || !url || rest.length > 0) throw new UsageError(FEED_USAGE);
  if (!URL.canParse(url)) throw new UsageError(`Not a valid address: ${url}\n\n${FEED_USAGE}`);
  if (mayHoldSecret(new URL(url)))
    throw new UsageError(
      `The address must end before any ? or # and name no user: it is shown to people.\n\n${FEED_USAGE}`,
    );
  if (values['dry-run'] && values.every !== undefined)
    throw new UsageError(
      '--every changes the feed and --dry-run changes nothing: use one of them.',
    );
  return {
    kind,
    url,
    name: values.name ?? new URL(url).host,
    hasExplicitName: values.name !== undefined,
    isFull: values.full,
    mayBeShort: values['may-be-short'],
    isDryRun: values['dry-run'],
    isJson: values.json,
    everyMinutes: values.every === undefined ? null : minutesOf(values.every),
    settings: settingsOf(values.set ?? []),
  };
}

function minutesOf(text: string): number {
  const minutes = Number(text);
  const isAllowed = minutes === 0 || (minutes >= MIN_MINUTES && minutes <= MAX_MINUTES);
  if (!/^\d+$/.test(text) || !isAllowed)
    throw new UsageError(`--every must be 0 or ${MIN_MINUTES} or more minutes: ${text}`);
  return minutes;
}

function settingsOf(pairs: readonly string[]): Partial<ResoSettings> {
  const given = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(`--set must be name=value: ${pair}`);
    const value = pair.slice(at + 1).trim();
    return [pair.slice(0, at).trim(), /^\d+(\.\d+)?$/.test(value) ? Number(value) : value];
  });
  const { data, error } = resoSettings.partial().safeParse(Object.fromEntries(given));
  if (error)
    throw new UsageError(
      error.issues.map((each) => `--set: ${each.path} ${each.message}`).join('\n'),
    );
  // Only explicit settings are stored, so that the others follow changed defaults.
  const names = new Set(given.map(([name]) => name));
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name)));
}
