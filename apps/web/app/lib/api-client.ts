import {
  type CallOf,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  logout,
  READER_KEY_HEADER,
  type ResponseOf,
  UNATTENDED_HEADER,
} from '@alpha/contract';
import { ApiError } from './api-error';
import { isUnattended } from './attendance';
import { requestProof } from './proof-prompt';
import { readStored, STORAGE_KEYS } from './storage';
import { isOutdatedSoon, storeReplacedToken, whileReplacingToken } from './token-swap';

type Input = { params?: object; query?: object; body?: object };
type Options = {
  signal?: AbortSignal;
  /** For pages behind a link. */
  readerKey?: string;
  /** Names a change, so that sending it twice makes it once. */
  idempotencyKey?: string;
};
type CallArguments<E> =
  Record<string, never> extends CallOf<E>
    ? [input?: CallOf<E>, options?: Options]
    : [input: CallOf<E>, options?: Options];

/** Calls one endpoint of the contract. The server validates; types are checked at compile time. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<ResponseOf<E>> {
  return repeated(async () => jsonOf(await send(endpoint, input as Input, options)));
}

/** For endpoints that replace the access token: stores the new one, for all tabs of this browser. */
export async function callForToken<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<Omit<ResponseOf<E>, 'access_token'>> {
  const replace = async () => {
    const old = tokenFor(endpoint);
    const answer = await jsonOf<E>(await send(endpoint, input as Input));
    const { access_token, ...rest } = answer as typeof answer & { access_token?: string };
    if (access_token && !storeReplacedToken(old, access_token)) sendBeacon(logout, access_token);
    return rest;
  };
  return repeated(() => whileReplacingToken(replace));
}

/** For endpoints that return a file; the name is the server's suggestion. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<{ blob: Blob; name: string | undefined }> {
  const response = await repeated(() => send(endpoint, input as Input));
  const disposition = response.headers.get('content-disposition') ?? '';
  return { blob: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] };
}

/** Fire and forget: survives the page being closed, and errors are ignored. */
export function sendBeacon(endpoint: Endpoint, token: string): void {
  const headers = headersFor(token, undefined);
  void fetch(endpoint.path, { method: endpoint.method, headers, keepalive: true }).catch(
    () => undefined,
  );
}

/**
 * A request is sent again as it was, because the refused one changed nothing: after the user entered the
 * password or code that something lasting needs, or when its token was replaced meanwhile.
 */
export async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const needsProof = error instanceof ApiError && error.code === 'auth.proofRequired';
    if (!(await (needsProof ? requestProof() : isOutdatedSoon(error)))) throw error;
    return attempt();
  }
}

const jsonOf = <E extends Endpoint>(response: Response): Promise<ResponseOf<E>> =>
  response.json().catch(() => {
    throw new ApiError(0, null);
  });

async function send(
  endpoint: Endpoint,
  { params, query, body }: Input = {},
  { readerKey, idempotencyKey, ...options }: Options = {},
): Promise<Response> {
  const token = tokenFor(endpoint);
  const headers = headersFor(token, body);
  if (readerKey) headers.set(READER_KEY_HEADER, readerKey);
  if (idempotencyKey) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
  const response = await fetch(urlOf(endpoint, params, query), {
    method: endpoint.method,
    headers,
    ...options,
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new ApiError(0, null, token);
  });
  if (response.ok) return response;
  throw new ApiError(response.status, await response.json().catch(() => null), token);
}

export function urlOf(
  endpoint: Endpoint,
  params: object | undefined,
  query: object | undefined,
): string {
  const values: Record<string, unknown> = { ...params };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

export function headersFor(token: string | null, body: object | undefined): Headers {
  // The server writes its messages in the language of the page.
  const headers = new Headers({ 'accept-language': document.documentElement.lang });
  if (body) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (isUnattended()) headers.set(UNATTENDED_HEADER, '1');
  return headers;
}

/**
 * A signed-in user confirms a code with the access token, even if an unfinished sign-in left a temp
 * token; without an access token, the temp token completes the sign-in.
 */
export function tokenFor({ access }: Endpoint): string | null {
  // A room has a cookie of its own.
  if (access === 'public' || access === 'room') return null;
  const tempToken = access === 'temp' ? readStored(STORAGE_KEYS.tempToken) : null;
  return readStored(STORAGE_KEYS.accessToken) ?? tempToken;
}
