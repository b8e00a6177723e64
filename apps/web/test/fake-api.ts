import {
  type Endpoint,
  ERROR_STATUS,
  type ErrorCode,
  type InputOf,
  type ResultOf,
} from '@alpha/contract';
import { formatMessage, toLocale } from '@alpha/i18n';
import { catalogs } from '@alpha/i18n/server';

export const SUCCESS = { status: 'success' } as const;

type Raw = { params: unknown; query: unknown; body: unknown };
type Respond<E> = (input: InputOf<E>) => ResultOf<E> | Response | Promise<ResultOf<E> | Response>;
export type Answer = { endpoint: Endpoint; handle: (raw: Raw) => Promise<Response> };
type Call = { endpoint: Endpoint; input: unknown };

/**
 * The reply of one endpoint. Request and reply go through the contract's schemas, so a reply that
 * the server could not send, or a request it would refuse, fails the test.
 */
export function answer<E extends Endpoint>(endpoint: E, respond: ResultOf<E> | Respond<E>): Answer {
  const give = (typeof respond === 'function' ? respond : () => respond) as Respond<E>;
  return {
    endpoint,
    handle: async (raw) => {
      const input = readInput(endpoint, raw);
      calls.push({ endpoint, input });
      const result = await give(input);
      if (result instanceof Response) return result;
      return Response.json(endpoint.response.parse(result));
    },
  };
}

/** An error reply in the server's format. `errors`: messages by field. */
export function refuse(
  endpoint: Endpoint,
  code: ErrorCode,
  errors?: Record<string, string[]>,
): Answer {
  return {
    endpoint,
    // A refused request need not match the contract.
    handle: async (input) => {
      calls.push({ endpoint, input });
      return refusal(code, errors);
    },
  };
}

export function refusal(code: ErrorCode, errors?: Record<string, string[]>): Response {
  const locale = toLocale(document.documentElement.lang);
  const message = String(formatMessage(locale, catalogs[locale].errors, code));
  const body = { code, message, request_id: 'test', ...(errors ? { errors } : {}) };
  return Response.json(body, { status: ERROR_STATUS[code] });
}

let answers: Answer[] = [];
let calls: Call[] = [];
let problems: string[] = [];
/** Between two screens, a request can only come from the one that was closed. */
let isOpen = false;

/** The latest reply for an endpoint is used. */
export function setAnswers(more: Answer[]): void {
  isOpen = true;
  answers = [...more, ...answers];
}

/** Requests that the screen has sent to an endpoint so far. */
export function callsTo<E extends Endpoint>(endpoint: E): InputOf<E>[] {
  return calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input as InputOf<E>);
}

/** All requests that were answered so far, for messages. */
export const sentRequests = (): string =>
  calls.map(({ endpoint, input }) => `${endpoint.path} ${JSON.stringify(input)}`).join(', ');

/** Resets the fake; → requests without a reply. */
export function resetFakeApi(): string[] {
  const found = problems;
  [answers, calls, problems] = [[], [], []];
  isOpen = false;
  return found;
}

const passOn = window.fetch.bind(window);

/** Replaces `fetch` for every path of the API. */
export async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return passOn(input, init);
  if (!isOpen) throw new DOMException('The screen is closed.', 'AbortError');
  for (const { endpoint, handle } of answers) {
    const params = match(endpoint, request.method, pathname);
    if (!params) continue;
    const body = request.method === 'GET' ? undefined : await request.json().catch(() => undefined);
    try {
      const response = await handle({ params, query: Object.fromEntries(searchParams), body });
      request.signal.throwIfAborted();
      return response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      problems.push(`${request.method} ${pathname}: ${String(error)}`);
      return refusal('internal');
    }
  }
  problems.push(
    `${request.method} ${pathname}${searchParams.size ? `?${searchParams}` : ''} has no answer in this test`,
  );
  return refusal('internal');
}

function match(endpoint: Endpoint, method: string, pathname: string) {
  if (endpoint.method !== method) return null;
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const found = new RegExp(`^${endpoint.path.replace(/:\w+/g, '([^/]+)')}$`).exec(pathname);
  if (!found) return null;
  return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]));
}

function readInput<E extends Endpoint>(endpoint: E, { params, query, body }: Raw): InputOf<E> {
  return {
    ...(endpoint.params ? { params: endpoint.params.parse(params) } : {}),
    ...(endpoint.query ? { query: endpoint.query.parse(query) } : {}),
    ...(endpoint.body ? { body: endpoint.body.parse(body) } : {}),
  } as InputOf<E>;
}
