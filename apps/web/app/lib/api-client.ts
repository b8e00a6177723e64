import type { CallOf, Endpoint, ResponseOf } from '@alpha/contract';
import { ApiError } from './api-error';
import { readStored, STORAGE_KEYS } from './storage';

type Input = { params?: object; query?: object; body?: object };
type Options = { signal?: AbortSignal };
type CallArguments<E> =
  Record<string, never> extends CallOf<E>
    ? [input?: CallOf<E>, options?: Options]
    : [input: CallOf<E>, options?: Options];

/** Calls one endpoint of the contract. The server validates; types are checked at compile time. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<ResponseOf<E>> {
  const response = await request(endpoint, input as Input, options);
  return (await response.json().catch(() => {
    throw new ApiError(0, null);
  })) as ResponseOf<E>;
}

/** For endpoints that return a file; the name is the server's suggestion. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<{ blob: Blob; name: string | undefined }> {
  const response = await request(endpoint, input as Input);
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

async function request(
  endpoint: Endpoint,
  { params, query, body }: Input = {},
  options: Options = {},
): Promise<Response> {
  const token = tokenFor(endpoint);
  const response = await fetch(urlOf(endpoint, params, query), {
    method: endpoint.method,
    headers: headersFor(token, body),
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
  return headers;
}

/**
 * A signed-in user confirms a code with the access token, even if an unfinished sign-in left a temp
 * token; without an access token, the temp token completes the sign-in.
 */
export function tokenFor({ access }: Endpoint): string | null {
  if (access === 'public') return null;
  const tempToken = access === 'temp' ? readStored(STORAGE_KEYS.tempToken) : null;
  return readStored(STORAGE_KEYS.accessToken) ?? tempToken;
}
