import type { Endpoint } from '@alpha/contract';
import type { InjectOptions } from 'fastify';
import { TEST_PASSWORD, type TestApp } from './test-app.ts';

type Options = {
  params?: object;
  query?: object;
  body?: object;
  headers?: object;
  address?: string;
};
export type Caller = ReturnType<typeof callerWith>;

let lastAddress = 0;

/**
 * Rate limits count by address: tests that don't test them use a new address each. All are in one
 * network, because locks count by network.
 */
export const freshAddress = () => {
  lastAddress = (lastAddress + 1) & 255;
  return `10.0.0.${lastAddress}`;
};

/** Calls endpoints of the contract on the real app as the token's owner. */
export function callerWith({ app }: TestApp, token?: string) {
  return async (
    endpoint: Endpoint,
    { params, query, body, headers, address = freshAddress() }: Options = {},
  ) => {
    const values = (params ?? {}) as Record<string, unknown>;
    const url = endpoint.path.replace(/:(\w+)/g, (_, name) =>
      encodeURIComponent(String(values[name])),
    );
    const request: InjectOptions = {
      method: endpoint.method,
      url,
      remoteAddress: address,
      query: Object.fromEntries(
        Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
      ),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body ? { payload: body } : {}),
      // Event streams don't end.
      ...(endpoint.produces === 'text/event-stream' ? { payloadAsStream: true } : {}),
    };
    return app.inject(request);
  };
}

type Browser = { address?: string; cookie?: string | undefined; userAgent?: string };

/** → the response of /api/login. */
export async function login(
  test: TestApp,
  email: string,
  password = TEST_PASSWORD,
  { address = freshAddress(), cookie, userAgent }: Browser = {},
) {
  return test.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: address,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(userAgent ? { 'user-agent': userAgent } : {}),
    },
    payload: { email, password },
  });
}

type Answer = Awaited<ReturnType<typeof login>>;

/** What a browser sends back after this response. */
export const cookieOf = ({ headers }: Answer): string | undefined =>
  String(headers['set-cookie'] ?? '').split(';')[0] || undefined;

export async function tokenOf(test: TestApp, email: string, password?: string): Promise<string> {
  const { access_token } = (await login(test, email, password)).json();
  if (!access_token) throw new Error(`${email} could not sign in`);
  return access_token;
}

/** A signed-in caller. */
export async function signedIn(test: TestApp, email: string, password?: string): Promise<Caller> {
  return callerWith(test, await tokenOf(test, email, password));
}
