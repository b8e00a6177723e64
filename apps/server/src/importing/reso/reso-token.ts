import { FetchFailure } from '../../platform/fetching/fetch-failure.ts';
import type { FetchBytes } from '../../platform/fetching/safe-fetch.ts';
import { FeedFailure } from './reso-refusal.ts';
import type { ResoCredentials } from './reso-settings.ts';

export type TokenSource = {
  get: () => Promise<string>;
  /** A new token in place of a rejected one; `null` if there is none. */
  renew: (refused: string) => Promise<string | null>;
};

type Deps = { fetch: FetchBytes; now: () => number; signal?: AbortSignal };
type Client = Extract<ResoCredentials, { kind: 'client' }>;

export function createTokenSource(credentials: ResoCredentials, deps: Deps): TokenSource {
  if (credentials.kind === 'bearer')
    return { get: async () => credentials.token, renew: async () => null };
  let current: { token: string; renewAt: number } | null = null;

  async function take(): Promise<string> {
    const { token, lifeMs } = await requestToken(credentials as Client, deps);
    // A minute before it expires, or a tenth of its lifetime if that is less.
    current = { token, renewAt: deps.now() + lifeMs - Math.min(60_000, lifeMs / 10) };
    return token;
  }

  return {
    get: async () => (current && deps.now() < current.renewAt ? current.token : take()),
    renew: async () => take(),
  };
}

const LIMITS = { timeoutMs: 30_000, maxBytes: 100_000 };
/** If the server does not say. */
const USUAL_LIFE_SECONDS = 3_600;

/** RFC 6749, 4.4. Most servers take the client in the form, some only as HTTP Basic. */
async function requestToken(client: Client, deps: Deps) {
  const inForm = await askForToken(client, deps, false);
  const answer = REFUSED.has(inForm.status) ? await askForToken(client, deps, true) : inForm;
  if (REFUSED.has(answer.status)) throw new FeedFailure('wrongCredentials');
  const token = answer.body.access_token;
  if (answer.status !== 200 || typeof token !== 'string' || !token)
    throw new FeedFailure('wrongTokenUrl');
  const seconds = Number(answer.body.expires_in);
  return { token, lifeMs: 1000 * (seconds > 0 ? seconds : USUAL_LIFE_SECONDS) };
}

const REFUSED = new Set([400, 401, 403]);

async function askForToken(client: Client, { fetch, signal }: Deps, asUser: boolean) {
  const { tokenUrl, clientId, clientSecret, scope } = client;
  const form = new URLSearchParams({ grant_type: 'client_credentials', ...(scope && { scope }) });
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  if (asUser) headers.authorization = `Basic ${basic(clientId, clientSecret)}`;
  else {
    form.set('client_id', clientId);
    form.set('client_secret', clientSecret);
  }
  try {
    const { status, bytes } = await fetch(tokenUrl, {
      ...LIMITS,
      method: 'POST',
      headers,
      body: form.toString(),
      ...(signal && { signal }),
    });
    return { status, body: readObject(bytes) };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    throw new FeedFailure(error.reason, { field: 'tokenUrl', cause: error });
  }
}

/** RFC 6749, 2.3.1: form-encoded before they are joined. */
const basic = (id: string, secret: string) =>
  Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64');

function readObject(bytes: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(bytes.toString('utf8')));
  } catch {
    return {};
  }
}
